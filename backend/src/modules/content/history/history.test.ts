import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { contentChanges } from "../content.tables.ts";
import { checkLinks, putChanges, verifyHistory } from "./history.ts";

const comment = {
  author: "erin",
  at: new Date("2026-11-21T15:00:00Z"),
  reason: "A test",
  action: "commented" as const,
};
const count = 220;
let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
  await putChanges(
    backend.database,
    Array.from({ length: count }, () => comment),
  );
});
afterAll(() => backend.close());

const history = () => backend.database.select().from(contentChanges).orderBy(contentChanges.id);

test("a long history is verified in slices, between which others are answered", async () => {
  const [first, ...rows] = (await history()).slice(-count);
  let [turn, isOver] = [0, false];
  void (async () => {
    for (; !isOver; turn += 1) await nextTurn();
  })();
  const readIn: number[] = [];
  const read = (author: string) => {
    readIn.push(turn);
    return author;
  };
  for (const row of rows) {
    const { author } = row;
    Object.defineProperty(row, "author", { get: () => read(author), enumerable: true });
  }
  expect(await checkLinks(first!.chain, rows)).toEqual({ chain: rows.at(-1)?.chain });
  isOver = true;
  const counts = [...new Set(readIn)].map((one) => readIn.filter((other) => other === one).length);
  expect(readIn.length).toBe(count - 1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(50);
});

test("the history is verified across the pages that it is read in", async () => {
  const { database } = backend;
  const rows = await history();
  expect(await verifyHistory(database, 100)).toEqual({ intact: true, entries: rows.length });
  const forged = rows.at(-3)!.id;
  await database.execute("alter table content_changes disable trigger content_changes_unchanged");
  await database.execute(`update content_changes set reason = 'Forged' where id = ${forged}`);
  await database.execute("alter table content_changes enable trigger content_changes_unchanged");
  expect(await verifyHistory(database, 100)).toEqual({ intact: false, entries: rows.length, brokenAt: forged });
});
