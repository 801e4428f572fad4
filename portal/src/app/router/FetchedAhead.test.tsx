import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FetchedAhead } from "./FetchedAhead.tsx";

const { requestIdleCallback: real } = globalThis;
const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, "connection");

afterEach(() => {
  globalThis.requestIdleCallback = real;
  if (connection) Object.defineProperty(Navigator.prototype, "connection", connection);
  vi.useRealTimers();
});

const nextScreen = () => ({ Screen: () => null, preload: vi.fn() });
/** A page among others may never be idle by itself. @returns makes it so */
function waitingForIdle(): () => void {
  const waiting: (() => void)[] = [];
  globalThis.requestIdleCallback = (work) => waiting.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  return () => waiting.splice(0).forEach((work) => work());
}
const saveData = (saved: boolean) => Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => ({ saveData: saved }) });

test("the next screen is fetched once, when the page is idle", async () => {
  saveData(false);
  const [next, idle] = [nextScreen(), waitingForIdle()];
  const screen = await render(<FetchedAhead next={next} />);
  expect(next.preload).not.toHaveBeenCalled();
  idle();
  expect(next.preload).toHaveBeenCalledOnce();
  await screen.rerender(<FetchedAhead next={next} />);
  idle();
  expect(next.preload).toHaveBeenCalledOnce();
});

test("nothing is fetched ahead for who asked their browser to save data", async () => {
  saveData(true);
  const [next, idle] = [nextScreen(), waitingForIdle()];
  await render(<FetchedAhead next={next} />);
  idle();
  expect(next.preload).not.toHaveBeenCalled();
});

test("a browser that cannot say when it is idle fetches it two seconds later", async () => {
  saveData(false);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const next = nextScreen();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await render(<FetchedAhead next={next} />);
  vi.advanceTimersByTime(1_999);
  expect(next.preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next.preload).toHaveBeenCalledOnce();
});
