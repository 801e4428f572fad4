import { AppShell } from "@portico/design-system/navigation";
import { PageHeader } from "@portico/design-system/page-header";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { showArrival, showFragment } from "./arrival.ts";

const page = (content: React.ReactNode) => <AppShell banner={<button type="button">Menu</button>}>{content}</AppShell>;

test("focus moves to the heading of the screen", async () => {
  const screen = await render(page(<PageHeader title="Billing" />));
  showArrival("");
  await expect.element(screen.getByRole("heading", { name: "Billing" })).toHaveFocus();
});

test("while the heading is loading the main element has focus, then the heading", async () => {
  const screen = await render(page(<p>Loading</p>));
  showArrival("");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  await screen.rerender(page(<PageHeader title="Billing" />));
  await expect.element(screen.getByRole("heading", { name: "Billing" })).toHaveFocus();
});

test("focus stays where the customer moved it before the heading loaded", async () => {
  const screen = await render(page(<p>Loading</p>));
  showArrival("");
  const menu = screen.getByRole("button", { name: "Menu" });
  menu.element().focus();
  await screen.rerender(page(<PageHeader title="Billing" />));
  await expect.element(screen.getByRole("heading", { name: "Billing" })).toBeVisible();
  await expect.element(menu).toHaveFocus();
});

test("the next navigation cancels the wait for the heading", async () => {
  const screen = await render(page(<p>Loading</p>));
  showArrival("")();
  await screen.rerender(page(<PageHeader title="Billing" />));
  await expect.element(screen.getByRole("heading", { name: "Billing" })).toBeVisible();
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("a fragment takes precedence over the heading", async () => {
  const screen = await render(
    page(
      <>
        <PageHeader title="Billing" />
        <h2 id="devices" tabIndex={-1}>
          Devices
        </h2>
      </>,
    ),
  );
  showArrival("#devices");
  await expect.element(screen.getByRole("heading", { name: "Devices" })).toHaveFocus();
});

test("a malformed fragment is ignored: focus moves to the heading", async () => {
  const screen = await render(page(<PageHeader title="Billing" />));
  showFragment("#100%");
  showArrival("#100%");
  await expect.element(screen.getByRole("heading", { name: "Billing" })).toHaveFocus();
});
