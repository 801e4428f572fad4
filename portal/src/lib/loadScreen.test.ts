import { expect, test, vi } from "vitest";
import { ChunkLoadError, loadScreen, type Surroundings } from "./loadScreen.ts";
import { memoryStorage } from "./memoryStorage.ts";

const page = (storage = memoryStorage()) => ({ storage, reload: vi.fn<() => void>(), place: "/services", untilOnline: () => undefined }) satisfies Surroundings;
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("[SHELL-24 partly] a screen that fails to load once is asked for once more", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("cut")).mockResolvedValueOnce("screen");
  await expect(loadScreen(load, () => page())).resolves.toBe("screen");
  expect(load).toHaveBeenCalledTimes(2);
});

test("[SHELL-24 partly] what stays missing reloads the page once, and after that is a ChunkLoadError", async () => {
  const first = page();
  void loadScreen(missing, () => first);
  await expect.poll(() => first.reload.mock.calls.length).toBe(1);
  const reloaded = page(first.storage);
  await expect(loadScreen(missing, () => reloaded)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reloaded.reload).not.toHaveBeenCalled();
});

test("[SHELL-24 partly] after a visit that went well, a later loss reloads again", async () => {
  const storage = memoryStorage();
  const lost = page(storage);
  void loadScreen(missing, () => lost);
  await expect.poll(() => lost.reload.mock.calls.length).toBe(1);
  await loadScreen(() => Promise.resolve("screen"), () => page(storage));
  const again = page(storage);
  void loadScreen(missing, () => again);
  await expect.poll(() => again.reload.mock.calls.length).toBe(1);
});

test("without a network the page stays, and the screen comes when the network is back", async () => {
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
