import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { PrefetchNextScreen } from "./PrefetchNextScreen.tsx";

const { requestIdleCallback: real } = globalThis;
const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, "connection");

afterEach(() => {
  globalThis.requestIdleCallback = real;
  if (connection) Object.defineProperty(Navigator.prototype, "connection", connection);
  vi.useRealTimers();
});

const nextScreen = () => ({ Screen: () => null, preload: vi.fn(), load: async () => () => null });
/**
 * Stubs requestIdleCallback, because a test page among others may never be idle.
 * @returns a function that makes the page idle
 */
function waitingForIdle(): () => void {
  const waiting: (() => void)[] = [];
  globalThis.requestIdleCallback = (work) => waiting.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  return () => waiting.splice(0).forEach((work) => work());
}
const saveData = (saved: boolean) =>
  Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => ({ saveData: saved }) });

test("the next screen is prefetched once, when the page is idle", async () => {
  saveData(false);
  const [next, idle] = [nextScreen(), waitingForIdle()];
  const screen = await render(<PrefetchNextScreen next={next} />);
  expect(next.preload).not.toHaveBeenCalled();
  idle();
  expect(next.preload).toHaveBeenCalledOnce();
  await screen.rerender(<PrefetchNextScreen next={next} />);
  idle();
  expect(next.preload).toHaveBeenCalledOnce();
});

test("nothing is prefetched when the browser asks to save data", async () => {
  saveData(true);
  const [next, idle] = [nextScreen(), waitingForIdle()];
  await render(<PrefetchNextScreen next={next} />);
  idle();
  expect(next.preload).not.toHaveBeenCalled();
});

test("without requestIdleCallback the next screen is prefetched after two seconds", async () => {
  saveData(false);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const next = nextScreen();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await render(<PrefetchNextScreen next={next} />);
  vi.advanceTimersByTime(1_999);
  expect(next.preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next.preload).toHaveBeenCalledOnce();
});
