// A bot for the arena in plain JavaScript: in Iglu Iglu it hunts and builds where it can, and moves where it cannot.
//
//   banchisa arena iglu --bots "exec:node examples/iglu_bot.js,random"
//
// It needs nothing but Node, and plays the other games too, at random. docs/bots.md explains every message.

"use strict";

const PREFERENCES = ["hunt", "harpoon", "build_igloo", "walk", "kayak"]; // the first legal one is played

function kind(action) {
  return action.split(" ")[0];
}

function preference(action) {
  const found = PREFERENCES.indexOf(kind(action));
  return found < 0 ? PREFERENCES.length : found;
}

// One of our most preferred actions; the number in the message breaks ties.
function choice(message) {
  const actions = message.legal.map((legal) => legal.action);
  const best = Math.min(...actions.map(preference));
  const equal = actions.filter((action) => preference(action) === best);
  return equal[message.number % equal.length];
}

const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "choose") {
    process.stdout.write(JSON.stringify({ action: choice(message) }) + "\n");
  } else if (message.type === "over") {
    lines.close();
  }
});
