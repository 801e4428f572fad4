import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { ActionCard } from "./index.ts";
import { WaysToPay } from "./Card.examples.tsx";

test("[DSYS-02 partly] an action card with href is one link, named by title and description, rendered by the app's link component", async () => {
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
      <WaysToPay />
    </LinkProvider>,
  );
  const card = screen.getByRole("link", { name: "Set up Auto Pay Saves $5.00 a month", exact: true });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await screen.getByText("Saves $5.00 a month").click();
  expect(followed.mock.calls).toEqual([["#auto-pay"], ["#auto-pay"]]);
});

test("[DSYS-02 partly] an action card with onPress is one button, activated by Enter, Space and a press anywhere", async () => {
  const pressed = vi.fn();
  const screen = await renderIn(<WaysToPay onPress={pressed} />);
  const card = screen.getByRole("button", { name: "Link a bank account", exact: true });
  expect(card.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  await card.click({ position: { x: 4, y: 4 } });
  await userEvent.keyboard("{Enter} ");
  expect(pressed.mock.calls).toEqual([[], [], []]);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] an action card with both href and onPress does not compile; it is a link", async () => {
  const pressed = vi.fn();
  // @ts-expect-error either href or onPress
  const screen = await renderIn(<ActionCard title="Pay" href="#pay" onPress={pressed} />);
  await screen.getByRole("link", { name: "Pay" }).click();
  expect(pressed).not.toHaveBeenCalled();
});
