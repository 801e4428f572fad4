import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FetchedAhead } from "./FetchedAhead.tsx";

const { requestIdleCallback: whenIdle } = globalThis;
const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, "connection");

afterEach(() => {
  globalThis.requestIdleCallback = whenIdle;
  if (connection) Object.defineProperty(Navigator.prototype, "connection", connection);
  vi.useRealTimers();
});

const nextScreen = () => ({ Screen: () => null, preload: vi.fn() });
const idle = () => new Promise((resolve) => whenIdle(resolve));
const saveData = (saved: boolean) => Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => ({ saveData: saved }) });

test("the next screen is fetched once, when the page is idle", async () => {
  saveData(false);
  const next = nextScreen();
  const screen = await render(<FetchedAhead next={next} />);
  await expect.poll(() => next.preload).toHaveBeenCalledOnce();
  await screen.rerender(<FetchedAhead next={next} />);
  await idle();
  expect(next.preload).toHaveBeenCalledOnce();
});

test("nothing is fetched ahead for who asked their browser to save data", async () => {
  saveData(true);
  const next = nextScreen();
  await render(<FetchedAhead next={next} />);
  await idle();
  await idle();
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
