// Baccarat of the npm package baccarat-engine: node baccarat_engine.js FOLDER ROUNDS, where FOLDER has node_modules.
// Shoe after shoe is dealt to its cut card, each hand is reckoned, and its big road is drawn. Prints seconds of work.
const path = require("path");

const [, , folder, rounds] = process.argv;
const { BaccaratGameEngine, RoadmapGenerator } = require(path.join(folder, "node_modules", "baccarat-engine"));

function seconds(used) {
  return (used.user + used.system) / 1e6;
}

function deal(count) {
  let dealt = 0;
  while (dealt < count) {
    const game = new BaccaratGameEngine();
    game.shoe.createDecks();
    game.shoe.shuffle();
    game.burnCards();
    const shoe = [];
    while (dealt < count && !game.isBurnNeeded) {
      shoe.push(game.resultsEngine.calculateGameResult(game.dealGame()));
      dealt += 1;
    }
    new RoadmapGenerator().bigRoad(shoe);
  }
}

deal(1000);
const before = process.cpuUsage();
deal(Number(rounds));
console.log(seconds(process.cpuUsage(before)));
