import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { controlTime, openTabOfServer, playInterleaving, stopControl } from "./interleavings.testing.ts";

beforeEach(controlTime);
afterEach(stopControl);

describe("a kill switch reaches the open tab", () => {
  test("although the language is switched while its toggles are loading", async () => {
    const tab = openTabOfServer();
    tab.publish(() => (tab.live.killed = true));
    tab.hear();
    await tab.settle();
    void tab.store.setLocale("es-US");
    await tab.rest();
    expect([tab.store.toggle("billing"), tab.store.text("billing.close")]).toEqual([false, "es-US 0"]);
  });

  test("although the copy of its release never loads", async () => {
    const tab = openTabOfServer();
    tab.publish(() => (tab.live.killed = true));
    tab.publish(() => tab.live.release++);
    tab.hear();
    await tab.settle();
    for (const { url, answer } of tab.pending.splice(0)) answer(url.includes("snapshots"));
    await tab.settle();
    expect([tab.store.toggle("billing"), tab.store.text("billing.close")]).toEqual([false, "en-US 0"]);
  });

  test("during a payment, and is lifted there when the area returns; other toggles wait for the end of the payment", async () => {
    const tab = openTabOfServer();
    tab.store.pin();
    const seen: boolean[][] = [];
    for (const killed of [true, false]) {
      tab.publish(() => Object.assign(tab.live, { killed, coBrowse: true }));
      tab.hear();
      await tab.rest();
      seen.push([tab.store.toggle("billing"), tab.store.toggle("coBrowse")]);
    }
    expect(seen).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test("although an older toggle response arrives after the newer one", async () => {
    const tab = openTabOfServer();
    tab.publish(() => (tab.live.coBrowse = true));
    tab.hear();
    await tab.settle();
    const [older] = tab.pending.splice(0);
    tab.publish(() => (tab.live.killed = true));
    tab.hear();
    await tab.rest();
    older?.answer(false);
    await tab.rest();
    expect(tab.store.toggle("billing")).toBe(false);
  });
});

test("a language switched while a release arrives is shown", async () => {
  const tab = openTabOfServer();
  void tab.store.setLocale("es-US");
  tab.publish(() => tab.live.release++);
  tab.hear();
  await tab.rest();
  expect(tab.store.text("billing.close")).toBe("es-US 1");
});

test(
  "150 random interleavings of language, pin, release, kill and lost responses converge on the live release",
  { tags: "full", timeout: 60_000 },
  async () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { done, errors } = await playInterleaving(seed);
      expect(errors, `seed ${seed}: ${done.join(" ")}`).toEqual([]);
    }
  },
);
