import "@portico/design-system/theme";
import { LocaleProvider } from "@portico/design-system/locale";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Providers } from "../testing/Providers.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { FailureAlert, type FailureAlertProps } from "./FailureAlert.tsx";

afterEach(() => vi.restoreAllMocks());

async function shown({ failure = { kind: "unreachable" }, ...props }: Partial<FailureAlertProps>) {
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers>
        <FailureAlert failure={failure} {...props} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  return screen;
}

const networkIsBack = () => window.dispatchEvent(new Event("online"));

test("a failed read is repeated when the network is back", async () => {
  const reload = vi.fn();
  await shown({ onReload: reload });
  networkIsBack();
  expect(reload).toHaveBeenCalledOnce();
});

test("a failed change is not sent again when the network is back", async () => {
  const retry = vi.fn();
  await shown({ onRetry: retry });
  networkIsBack();
  expect(retry).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("offline, a failed read says that it loads when the network is back", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await shown({ onReload: () => undefined });
  await expect
    .element(page.getByRole("alert").filter({ hasText: /You’re offline.*We’ll load this as soon as/ }))
    .toBeVisible();
});

test("offline, a failed change says to try again, with and without a button", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const screen = await shown({ onRetry: () => undefined });
  await expect
    .element(page.getByRole("alert").filter({ hasText: /You’re offline.*Check your connection and try/ }))
    .toBeVisible();
  await screen.unmount();
  await shown({});
  await expect
    .element(page.getByRole("alert").filter({ hasText: /You’re offline.*Check your connection and try/ }))
    .toBeVisible();
});

test("a change that was not sent says so while offline and once the network is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await shown({ failure: { kind: "unreachable", notSent: true } });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/You’re offline.*Nothing was sent/);
  online.mockReturnValue(true);
  networkIsBack();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/You were offline.*Nothing was sent/);
});

test("a change that was not sent because the browser was offline is not in doubt once the network is back", async () => {
  const failure = { kind: "unreachable", notSent: true } as const;
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers>
        <ChangeFailure failure={failure} unconfirmed="We couldn’t confirm it." />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing was sent/);
  expect(screen.getByText("We couldn’t confirm it.").elements()).toEqual([]);
});
