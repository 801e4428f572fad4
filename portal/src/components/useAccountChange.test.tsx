import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { everythingChanged } from "../api/followChanges.ts";
import { liveUpdates, liveUpdatesReducer } from "../api/liveUpdates.ts";
import { useAccountChange } from "./useAccountChange.ts";

const POLL_MILLISECONDS = 40;

function Screen({ reread }: { reread: () => void }) {
  useAccountChange("ORDERS", reread, POLL_MILLISECONDS);
  return <p>Orders</p>;
}

async function shown() {
  const store = configureStore({
    reducer: combineReducers({ liveUpdates: liveUpdatesReducer }),
  });
  store.dispatch(liveUpdates.connected());
  store.dispatch(everythingChanged());
  const reread = vi.fn();
  await render(
    <Provider store={store}>
      <Screen reread={reread} />
    </Provider>,
  );
  return { store, reread };
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("a screen reads again when its topic changes, and not for the changes before it was opened", async () => {
  const { store, reread } = await shown();
  expect(reread).not.toHaveBeenCalled();
  store.dispatch(liveUpdates.changed({ topics: ["EQUIPMENT"] }));
  await pause(2 * POLL_MILLISECONDS);
  expect(reread).not.toHaveBeenCalled();
  store.dispatch(liveUpdates.changed({ topics: ["ORDERS"] }));
  await expect.poll(() => reread.mock.calls.length).toBe(1);
});

test("a screen polls while the stream is down, and stops when it is open", async () => {
  const { store, reread } = await shown();
  store.dispatch(liveUpdates.lost());
  await expect.poll(() => reread.mock.calls.length).toBeGreaterThan(1);
  store.dispatch(liveUpdates.connected());
  await pause(POLL_MILLISECONDS);
  const before = reread.mock.calls.length;
  await pause(3 * POLL_MILLISECONDS);
  expect(reread.mock.calls.length).toBe(before);
});
