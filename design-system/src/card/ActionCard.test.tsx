import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { ActionCard } from "./index.ts";
import { WaysToPay } from "./Card.examples.tsx";

test("[DSYS-02 partly] an action card is one link, named by its title and its words, and the app's own", async () => {
  const followed = vi.fn();
  const Routed = (props: LinkComponentProps) => (
    <a {...props} onClick={(event) => { event.preventDefault(); followed(props.href); }} />
  );
  const screen = await renderIn(<LinkProvider component={Routed}><WaysToPay /></LinkProvider>);
  const card = screen.getByRole("link", { name: "Set up Auto Pay Saves $5.00 a month", exact: true });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await screen.getByText("Saves $5.00 a month").click();
  expect(followed.mock.calls).toEqual([["#auto-pay"], ["#auto-pay"]]);
});

test("[DSYS-02 partly] an action card that does something here is one button, pressed with Enter, the space bar and anywhere", async () => {
  const pressed = vi.fn();
  const screen = await renderIn(<WaysToPay onPress={pressed} />);
  const card = screen.getByRole("button", { name: "Link a bank account", exact: true });
  expect(card.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  await card.click({ position: { x: 4, y: 4 } });
  await userEvent.keyboard("{Enter} ");
  expect(pressed.mock.calls).toEqual([[], [], []]);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a card that leads and acts at once does not compile; it leads", async () => {
  const pressed = vi.fn();
  // @ts-expect-error one of the two
  const screen = await renderIn(<ActionCard title="Pay" href="#pay" onPress={pressed} />);
  await screen.getByRole("link", { name: "Pay" }).click();
  expect(pressed).not.toHaveBeenCalled();
});
