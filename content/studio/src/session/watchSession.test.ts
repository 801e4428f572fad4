import { expect, test, vi } from "vitest";
import type { SessionTiming } from "../api/bootstrap.ts";
import type { Session } from "./createSession.ts";
import { watchSession } from "./watchSession.ts";

const timing: SessionTiming = {
  idleSeconds: 780,
  dialogSeconds: 120,
  pingSeconds: 30,
  secondsUntilIdleEnd: 900,
  secondsUntilAbsoluteEnd: 43_200,
};

/** A session watch with a fake clock that the test advances, over a fake server with its own clock. */
function watching() {
  let now = 0;
  let idleFrom = 0;
  const ping = vi.fn(async (active: boolean): Promise<SessionTiming | undefined> => {
    if (active) idleFrom = now;
    const left = 900 - (now - idleFrom) / 1000;
    return left > 0 ? { ...timing, secondsUntilIdleEnd: left } : undefined;
  });
  const watch = watchSession({ ping } as unknown as Session, timing, () => now);
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      now += 1000;
      watch.tick();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { watch, ping, pass, goOnElsewhere: () => void (idleFrom = now) };
}

test("[SESS-06 partly] activity is reported every 30 seconds and extends the session", async () => {
  const { watch, ping, pass } = watching();
  for (let minute = 0; minute < 30; minute++) {
    watch.active();
    await pass(60);
  }
  expect(watch.secondsLeft()).toBeNull();
  expect(ping).toHaveBeenCalledTimes(60);
});

test("[SESS-06 partly] after 780 idle seconds the warning counts down; mouse movement does not close it, its button does", async () => {
  const { watch, ping, pass } = watching();
  await pass(779);
  expect(watch.secondsLeft()).toBeNull();
  await pass(1);
  expect(watch.secondsLeft()).toBe(120);
  watch.active();
  await pass(30);
  expect(watch.secondsLeft()).toBe(90);
  watch.stay();
  await pass(1);
  expect([watch.secondsLeft(), ping.mock.lastCall]).toEqual([null, [true]]);
});

test("[SESS-06 partly] activity in another tab closes the warning here", async () => {
  const { watch, pass, goOnElsewhere } = watching();
  await pass(800);
  expect(watch.secondsLeft()).toBe(100);
  goOnElsewhere();
  await pass(6);
  expect(watch.secondsLeft()).toBeNull();
});

test("[SESS-06 partly] when the countdown ends the server is asked, and only the server ends the session", async () => {
  const { watch, ping, pass } = watching();
  await pass(910);
  expect([watch.secondsLeft(), ping.mock.lastCall, await ping.mock.results.at(-1)?.value]).toEqual([
    0,
    [false],
    undefined,
  ]);
});

test("[SESS-06 partly] staying signed in is reported again five seconds after its call failed", async () => {
  const { watch, ping, pass } = watching();
  await pass(800);
  ping.mockResolvedValueOnce(undefined);
  watch.stay();
  await pass(6);
  expect([ping.mock.lastCall, watch.secondsLeft()]).toEqual([[true], null]);
});

test("[SESS-06 partly] activity whose report failed is reported with the next", async () => {
  const { watch, ping, pass } = watching();
  watch.active();
  ping.mockResolvedValueOnce(undefined);
  await pass(60);
  expect(ping.mock.calls).toEqual([[true], [true]]);
});
