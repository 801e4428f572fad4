import { expect, test, vi } from "vitest";
import { ChunkLoadError, loadScreen, type Surroundings } from "./loadScreen.ts";
import { memoryStorage } from "./storage.ts";

const page = (storage = memoryStorage()) =>
  ({ storage, reload: vi.fn<() => void>(), place: "/services", untilOnline: () => undefined }) satisfies Surroundings;
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("[SHELL-24 partly] a failed screen load is retried once", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("cut")).mockResolvedValueOnce("screen");
  await expect(loadScreen(load, () => page())).resolves.toBe("screen");
  expect(load).toHaveBeenCalledTimes(2);
});

test("[SHELL-24 partly] a load that fails twice reloads the page once, and then throws a ChunkLoadError", async () => {
  const first = page();
  void loadScreen(missing, () => first);
  await expect.poll(() => first.reload.mock.calls.length).toBe(1);
  const reloaded = page(first.storage);
  await expect(loadScreen(missing, () => reloaded)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reloaded.reload).not.toHaveBeenCalled();
});

test("[SHELL-24 partly] after a successful load, a later failure may reload the page again", async () => {
  const storage = memoryStorage();
  let deployed = false;
  const load = () => (deployed ? Promise.resolve("screen") : missing());
  const lost = page(storage);
  void loadScreen(load, () => lost);
  await expect.poll(() => lost.reload.mock.calls.length).toBe(1);
  deployed = true;
  await loadScreen(load, () => page(storage));
  deployed = false;
  const again = page(storage);
  void loadScreen(load, () => again);
  await expect.poll(() => again.reload.mock.calls.length).toBe(1);
});

test("[SHELL-24 partly] code that loads on the same page does not allow a second reload for a missing chunk", async () => {
  const first = page();
  void loadScreen(missing, () => first);
  await expect.poll(() => first.reload.mock.calls.length).toBe(1);
  const reloaded = page(first.storage);
  await loadScreen(
    () => Promise.resolve("routes"),
    () => reloaded,
  );
  await expect(loadScreen(missing, () => reloaded)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reloaded.reload).not.toHaveBeenCalled();
});

test("offline the page is not reloaded, and the screen loads when the network is back", async () => {
  let online = false;
  let comeBack: () => void = () => undefined;
  const back = new Promise<void>((resolve) => {
    comeBack = () => {
      online = true;
      resolve();
    };
  });
  const offline = { ...page(), untilOnline: () => (online ? undefined : back) };
  const load = vi.fn(() => (online ? Promise.resolve("screen") : missing()));
  const loaded = loadScreen(load, () => offline);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(offline.reload).not.toHaveBeenCalled();
  comeBack();
  await expect(loaded).resolves.toBe("screen");
  expect([offline.reload.mock.calls.length, offline.storage.length]).toEqual([0, 0]);
});

test("[SHELL-24 partly] code that does not arrive counts as failed after 120 seconds, and again after the retry", async () => {
  vi.useFakeTimers();
  try {
    const waiting = page();
    const load = vi.fn(() => new Promise<string>(() => undefined));
    void loadScreen(load, () => waiting);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(waiting.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.reload).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test("where the browser blocks Web Storage a screen loads all the same", async () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("window", Object.defineProperty({}, "sessionStorage", { get: blocked }));
  vi.stubGlobal("location", { pathname: "/support", reload: vi.fn() });
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: blocked });
  try {
    await expect(loadScreen(() => Promise.resolve("screen"))).resolves.toBe("screen");
  } finally {
    vi.unstubAllGlobals();
  }
});
