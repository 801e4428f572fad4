import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { AllStates, AtTheTop, Deep, LongWords, Two } from "./Breadcrumb.examples.tsx";

test("[DSYS-02 partly] every breadcrumb is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text, collapsed and expanded", async () => {
  const screen = await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await screen.getByRole("button").click();
  expect(screen.getByRole("link").elements()).toHaveLength(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] is a named ordered list of the parent pages, highest first, that ends with the current page", async () => {
  const screen = await renderIn(<Deep />);
  const items = screen.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  expect(items.elements().map((item) => item.textContent)).toEqual([
    "Support",
    "Billing and payments",
    "Statements",
    "Reading your bill",
    "Taxes and surcharges",
  ]);
  await expect.element(screen.getByText("Taxes and surcharges")).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link").elements()).toHaveLength(4);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});

test("[DSYS-02 partly] uses the app's link component, in order", async () => {
  const followed = vi.fn();
  const Routed = (props: LinkComponentProps) => (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        followed(props.href);
      }}
    />
  );
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <Deep />
    </LinkProvider>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Billing and payments" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toHaveBeenCalledExactlyOnceWith("#billing");
});

test("[DSYS-02 partly] on a phone a button named after the middle crumbs replaces them, and expands them", async () => {
  const screen = await renderIn(<Deep />, { width: 360 });
  expect(
    screen
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual(["Support", "Reading your bill"]);
  await userEvent.tab();
  await userEvent.tab();
  const more = screen.getByRole("button", { name: "Show Billing and payments, Statements" });
  await expect.element(more).toHaveFocus();
  expect(more.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Billing and payments" })).toHaveFocus();
  expect(screen.getByRole("link").elements()).toHaveLength(4);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] enlarged text collapses it as a phone does", async () => {
  const screen = await renderIn(<Deep />, { width: 1000, textSize: 200 });
  expect(screen.getByRole("link").elements()).toHaveLength(2);
});

test("[DSYS-02 partly] a short breadcrumb never collapses, and the top page shows only itself", async () => {
  const two = await renderIn(<Two />, { width: 320 });
  expect(two.getByRole("link").elements()).toHaveLength(2);
  await two.unmount();
  const top = await renderIn(<AtTheTop />, { width: 320 });
  expect(
    top
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(["Support"]);
  expect(top.getByRole("button").elements()).toHaveLength(0);
});
