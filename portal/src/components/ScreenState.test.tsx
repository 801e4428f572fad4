import { ContentProvider } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { createRead, type ReadState } from "../api/read.ts";
import type { Failure } from "../api/result.ts";
import { builtInContent } from "../testing/builtInContent.ts";
import { ScreenState } from "./ScreenState.tsx";

const store = await builtInContent("en-US");
const { reducer, requested, received, failed } = createRead<string>("test/lines");
/** The state after a poll that fails, as each of them: a failure of its own with the same text. */
const afterFailedPoll = (state: ReadState<string>) => reducer(reducer(state, requested()), failed(serverError()));
const serverError = (): Failure => ({ kind: "unexpected", status: 500 });
const ready = reducer(undefined, received("Three lines"));

async function shown(state: ReadState<string>, onRetry = () => undefined) {
  const screen = (read: ReadState<string>): ReactNode => (
    <ContentProvider store={store}>
      <ScreenState read={read} skeleton={<p>Loading</p>} onRetry={onRetry}>
        {(text) => <p>{text}</p>}
      </ScreenState>
    </ContentProvider>
  );
  const { rerender } = await render(screen(state));
  return { show: (next: ReadState<string>) => rerender(screen(next)) };
}

const alert = page.getByRole("alert");

test("polls that fail one after the other announce the failure once", async () => {
  const first = afterFailedPoll(ready);
  const { show } = await shown(first);
  const announced = alert.element();
  await show(reducer(first, requested()));
  expect(alert.element()).toBe(announced);
  await show(afterFailedPoll(first));
  expect(alert.element()).toBe(announced);
});

test("a failed poll shows its failure above the last known data", async () => {
  await shown(reducer(afterFailedPoll(ready), requested()));
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByText("Three lines")).toBeVisible();
});

test("a poll that succeeds removes the failure", async () => {
  const first = afterFailedPoll(ready);
  const { show } = await shown(first);
  await show(reducer(reducer(first, requested()), received("Four lines")));
  await expect.element(page.getByText("Four lines")).toBeVisible();
  expect(alert.query()).toBeNull();
});

test("a retry by the customer that fails again is announced again", async () => {
  const first = afterFailedPoll(ready);
  const { show } = await shown(first);
  const announced = alert.element();
  await page.getByRole("button", { name: "Try again" }).click();
  await show(reducer(first, requested()));
  expect(alert.query()).toBeNull();
  await show(afterFailedPoll(first));
  await expect.element(alert).toBeVisible();
  expect(alert.element()).not.toBe(announced);
});

test("without data, a retry shows the skeleton", async () => {
  const first = reducer(reducer(undefined, requested()), failed(serverError()));
  const { show } = await shown(first);
  await show(reducer(first, requested()));
  await expect.element(page.getByText("Loading", { exact: true })).toBeVisible();
  expect(alert.query()).toBeNull();
});
