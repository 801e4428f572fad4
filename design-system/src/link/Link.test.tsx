import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { Link, type LinkComponentProps, LinkProvider } from "./index.ts";
import { AllStates, Current, InSentence, NewWindow } from "./Link.examples.tsx";

test("[DSYS-02 partly] every state of a link is accessible in every mode", () =>
  expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] Enter follows a link through the provider's router link", async () => {
  const onPress = vi.fn();
  const followed = vi.fn();
  const Routed = ({ href, onClick, ...rest }: LinkComponentProps) => (
    <a {...rest} href={href} onClick={(event) => (event.preventDefault(), onClick?.(event), followed(href))} />
  );
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <Link href="/billing/history" onPress={onPress}>
        See all payments
      </Link>
    </LinkProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "See all payments" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toHaveBeenCalledWith("/billing/history");
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("[DSYS-02 partly] a link to a new window announces that, bypasses the router and sends no referrer", async () => {
  const Routed = () => <a href="#routed">Routed</a>;
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <NewWindow />
    </LinkProvider>,
  );
  const link = screen.getByRole("link", { name: "Terms of service (opens in a new window)" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("[DSYS-02 partly] the sign of a new window never begins a line: it stays beside the last word", async () => {
  const screen = await renderIn(
    <div>
      <Link href="https://partner.example" external={{ label: "opens in a new window" }}>
        Manage on our partner site
      </Link>
    </div>,
  );
  const link = screen.getByRole("link").element() as HTMLElement;
  const icon = link.querySelector("svg") as SVGElement;
  const words = document.createRange();
  words.selectNodeContents(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text);
  for (let width = 60; width <= 260; width += 4) {
    (link.parentElement as HTMLElement).style.inlineSize = `${width}px`;
    const last = [...words.getClientRects()].at(-1) as DOMRect;
    const { top, left } = icon.getBoundingClientRect();
    expect.soft(top < last.bottom && left >= last.right, `beside the last word at ${width} px`).toBe(true);
  }
});

test("[DSYS-02 partly] the link to the current page has aria-current", async () => {
  const screen = await renderIn(<Current />);
  await expect.element(screen.getByRole("link", { name: "Billing" })).toHaveAttribute("aria-current", "page");
});

test("[DSYS-02 partly] a LinkButton in a sentence is focusable and activated by keyboard", async () => {
  const onPress = vi.fn();
  const screen = await renderIn(<InSentence onPress={onPress} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "terms and conditions" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledTimes(1);
});
