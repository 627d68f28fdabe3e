// Records rounds dealt by the npm package engine-blackjack (0.9.2, GPL-2.0), one JSON object a line:
//   npm install engine-blackjack@0.9.2 && node record-engine-blackjack.js 1000 > engine-blackjack-rounds.jsonl
// A line is what game.getState() gives once a round is done, without the cards left in the deck. Each lawful action is
// drawn at random, with a fixed seed; the clock goes on by a second each time that it is asked.
let state = 20160301;
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
let now = Date.UTC(2016, 2, 1, 17);
Date.now = () => { now += 1000; return now; };
Date.prototype.getTime = () => Date.now();

const { Game, actions, presets } = require('engine-blackjack');

const one = (choices) => choices[Math.floor(Math.random() * choices.length)];
for (let round = 1; round <= Number(process.argv[2] || 1000); round += 1) {
  const game = new Game(undefined, presets.getRules({ decks: 6 }));
  game.dispatch(actions.deal({ bet: one([15, 20, 25, 50, 100]) }));
  for (let now = game.getState(); now.stage !== 'done'; now = game.getState()) {
    const position = now.stage === 'player-turn-left' ? 'left' : 'right';
    const { availableActions, playerValue } = now.handInfo[position];
    let allowed = Object.keys(availableActions).filter((name) => availableActions[name]);
    if (availableActions.stand && playerValue.hi >= 17 && Math.random() < 0.8) allowed = ['stand'];
    const chosen = one(allowed);
    const bet = chosen === 'insurance' ? one([0, 1]) : 0;
    game.dispatch(actions[chosen](chosen === 'insurance' ? { bet } : { position }));
  }
  const { deck, ...told } = game.getState();
  console.log(JSON.stringify(told));
}
