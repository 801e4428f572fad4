import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { MessageContract } from "@portico/gate/contract";
import { builtIn } from "../catalogue.ts";
import { compileSites } from "../content.domain.ts";
import { findingsOfAll, itemsOf } from "./changeSets.reads.ts";
import type { DraftRow } from "./drafts.repository.ts";

const keys = Array.from({ length: 220 }, (_, index) => `a.k${index}`);
const words = { en: "Pay now", es: "Pague ahora" };

let isOver = false;
afterEach(() => void (isOver = true));

/** Contracts that record in which turn of the event loop the gate reads which of them. */
function watchedContracts(): {
  contracts: Record<string, MessageContract>;
  maxAtOnce: () => number;
  read: () => number;
} {
  let turn = 0;
  isOver = false;
  void (async () => {
    for (; !isOver; turn += 1) await nextTurn();
  })();
  const readIn = new Map<string, Set<number>>();
  const watched = (key: string): MessageContract => ({
    where: "x",
    get args() {
      readIn.set(key, (readIn.get(key) ?? new Set()).add(turn));
      return {};
    },
  });
  const counts = () => {
    const turns = [...readIn.values()].flatMap((read) => [...read]);
    return [...new Set(turns)].map((one) => turns.filter((other) => other === one).length);
  };
  return {
    contracts: Object.fromEntries(keys.map((key) => [key, watched(key)])),
    maxAtOnce: () => Math.max(...counts()),
    read: () => readIn.size,
  };
}

const drafts = keys.map((key): DraftRow => ({
  changeSet: 1,
  item: "message",
  key,
  scope: "all",
  value: words,
  hash: "h",
  base: "b",
  author: "erin",
  at: new Date(0),
  reason: "A test",
  contributors: ["erin"],
}));
const contentWith = (contracts: Record<string, MessageContract>) => ({
  contracts,
  messages: {},
  toggles: {},
  forms: {},
  articles: {},
  glossary: [],
});

test.each([
  [
    "submitted",
    (contracts: Record<string, MessageContract>) => findingsOfAll(contentWith(contracts), builtIn.register, drafts),
  ],
  ["read", (contracts: Record<string, MessageContract>) => itemsOf(contentWith(contracts), builtIn.register, drafts)],
  [
    "compiled",
    (contracts: Record<string, MessageContract>) =>
      compileSites(contracts, Object.fromEntries(keys.map((key) => [key, words])), ["business"]),
  ],
])("a large change set that is %s is checked in slices, between which others are answered", async (_what, work) => {
  const { contracts, maxAtOnce, read } = watchedContracts();
  await work(contracts);
  expect(read()).toBe(keys.length);
  expect(maxAtOnce()).toBeLessThanOrEqual(50);
});
