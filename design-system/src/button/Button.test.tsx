import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CloseIcon } from "../icons/index.ts";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { AllStates, AtTheThumb } from "./Button.examples.tsx";
import { Actions, Button, ButtonLink, IconButton } from "./index.ts";

test("[DSYS-02 partly] every state of a button is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] a button is activated by Enter, Space and pointer", async () => {
  const onPress = vi.fn();
  const screen = await renderIn(<Button onPress={onPress}>Pay $248.17</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Pay $248.17" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  await screen.getByRole("button").click();
  expect(onPress).toHaveBeenCalledTimes(3);
  expect(onPress).toHaveBeenCalledWith();
});

test("[DSYS-02 partly] disabled and busy buttons are distinguishable in forced colors", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(
    <>
      <Button>Submit</Button>
      <Button disabledReason="Nothing has changed yet.">Save</Button>
    </>,
  );
  const looks = (name: string) => {
    const { color, borderTopColor } = getComputedStyle(screen.getByRole("button", { name }).element());
    return { color, borderTopColor };
  };
  expect(looks("Save").color).not.toBe(looks("Submit").color);
  expect(looks("Save").borderTopColor).not.toBe(looks("Submit").borderTopColor);
  await emulate();
});

test("[DSYS-02 partly] a busy button announces its label, keeps the focus and does not submit again", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy?: string) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Pay $248.17
      </Button>
    </form>
  );
  const screen = await renderIn(form());
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.rerender(form("Sending your payment"));
  const button = screen.getByRole("button", { name: "Sending your payment" });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a disabled button is focusable, announces the reason and does nothing", async () => {
  const onPress = vi.fn();
  const reason = "Only an owner can pay from this account.";
  const screen = await renderIn(
    <Button disabledReason={reason} onPress={onPress}>
      Pay now
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Pay now" });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription(reason);
  await expect.element(screen.getByText(reason)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] a button outside its form submits it", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await renderIn(
    <>
      <form id="pay" onSubmit={onSubmit} />
      <Button type="submit" form="pay">
        Pay $248.17
      </Button>
    </>,
  );
  await screen.getByRole("button").click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("[DSYS-02 partly] a button that opens something sets `aria-expanded`", async () => {
  const screen = await renderIn(
    <>
      <Button expanded={false} controls="details">
        Details
      </Button>
      <IconButton label="Close" icon={<CloseIcon />} expanded controls="details" />
      <p id="details">Details</p>
    </>,
  );
  await expect
    .element(screen.getByRole("button", { name: "Details", expanded: false }))
    .toHaveAttribute("aria-controls", "details");
  await expect
    .element(screen.getByRole("button", { name: "Close", expanded: true }))
    .toHaveAttribute("aria-controls", "details");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] an IconButton shows its name as a tooltip while it is hovered, and is named once for screen readers", async () => {
  const screen = await renderIn(<IconButton label="Close" icon={<CloseIcon />} />);
  const button = screen.getByRole("button", { name: "Close", exact: true });
  await expect.element(button).not.toHaveAttribute("title");
  await button.hover();
  await expect.element(button).toHaveAttribute("title", "Close");
  await button.unhover();
  await expect.element(button).not.toHaveAttribute("title");
});

test("[DSYS-02 partly] touch targets are 48 px high, and full width on a phone at the end of a form", async () => {
  const screen = await renderIn(
    <Actions>
      <Button>Pay now</Button>
      <IconButton label="Close" icon={<CloseIcon />} />
    </Actions>,
    { width: 360 },
  );
  const [pay, close] = screen.container.querySelectorAll("button");
  expect(pay!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  expect(pay!.getBoundingClientRect().width).toBe(pay!.parentElement!.getBoundingClientRect().width);
  expect(close!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] a ButtonLink navigates through the router", async () => {
  const followed = vi.fn();
  const Routed = ({ href, onClick, ...rest }: LinkComponentProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        followed(href);
      }}
    />
  );
  const onPress = vi.fn();
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <ButtonLink href="/billing/pay" onPress={onPress}>
        Pay now
      </ButtonLink>
    </LinkProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Pay now" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toHaveBeenCalledWith("/billing/pay");
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("[DSYS-02 partly] a download link bypasses the router and sets the file name", async () => {
  const Routed = () => <a href="#routed">Routed</a>;
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <ButtonLink href="/receipt.pdf" download="receipt.pdf">
        Download the receipt
      </ButtonLink>
    </LinkProvider>,
  );
  await expect
    .element(screen.getByRole("link", { name: "Download the receipt" }))
    .toHaveAttribute("download", "receipt.pdf");
});

test("[DSYS-02 partly] sticky actions stay visible on a phone, show their summary, and are not sticky on a desktop", async () => {
  const page = (
    <>
      <div style={{ blockSize: 2000 }} />
      <AtTheThumb />
      <div style={{ blockSize: 600 }} />
    </>
  );
  const phone = await renderIn(page, { width: 360, height: 740 });
  await expect.element(phone.getByText("To be charged today")).toBeVisible();
  expect(phone.getByRole("button").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  const bar = () => phone.getByRole("button").element().closest("[data-bar]");
  await expect.poll(() => bar()?.getAttribute("data-state")).toBe("floating");
  window.scrollTo(0, 5000);
  await expect.poll(() => bar()?.getAttribute("data-state")).toBeNull();
  await phone.unmount();
  const desktop = await renderIn(page);
  await expect.element(desktop.getByText("To be charged today")).not.toBeVisible();
  expect(desktop.getByRole("button").element().getBoundingClientRect().top).toBeGreaterThan(800);
});
