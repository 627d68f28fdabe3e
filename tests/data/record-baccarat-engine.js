// Records rounds dealt by the npm package baccarat-engine (1.1.5, ISC licence), one JSON object a line:
//   npm install baccarat-engine@1.1.5 && node record-baccarat-engine.js 3000 > baccarat-engine-rounds.jsonl
// Only the order of the cards is random, from a generator of its own with a fixed seed; a new shoe of eight decks is
// made when the engine says that its cut card was reached.
const BaccaratGameEngine = require('baccarat-engine/src/gameEngine/baccaratGameEngine');

let state = 20101101;
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const word = (card) => (card.value === '10' ? 'T' : card.value) + card.suit[0];
let shoe = 0;
let engine = null;
let burned = null;
for (let round = 1; round <= Number(process.argv[2] || 3000); round += 1) {
  if (engine === null || engine.isBurnNeeded) {
    engine = new BaccaratGameEngine();
    engine.shoe.createDecks();
    engine.shoe.shuffle();
    shoe += 1;
    burned = engine.burnCards();
  }
  const drawn = [];
  const draw = engine.shoe.draw.bind(engine.shoe);
  engine.shoe.draw = () => { const card = draw(); drawn.push(word(card)); return card; };
  const hand = engine.dealGame();
  engine.shoe.draw = draw;
  const line = { round, shoe, drawn, player: hand.playerCards.map(word), banker: hand.bankerCards.map(word) };
  line.result = engine.resultsEngine.calculateGameResult(hand);
  if (burned !== null) {
    line.burn = { first: word(burned.burnCard), cards: burned.burnCards.map(word) };
    burned = null;
  }
  console.log(JSON.stringify(line));
}
