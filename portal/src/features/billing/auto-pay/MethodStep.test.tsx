import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { autoPayPath, enrolPath, payOncePath } from "../model/paths.ts";
import { EnrolFlow } from "./EnrolFlow.tsx";
import { ManageFlow } from "./ManageFlow.tsx";
import { MethodStep } from "./MethodStep.tsx";

async function changing(changes: Parameters<typeof autoPayAccount>[1], locale: Locale = "en-US") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage at={autoPayPath(accountId, "method")} onEvent={(event) => events.push(event)}>
        <MethodStep account={autoPayAccount(enrolledState, changes)} draft={{ accountId, flow: "change", services: ["core"] }} />
      </Stage>
    </LocaleProvider>,
  );
  return { screen, said: (type: string) => events.filter((event) => event.type === `autoPay/${type}`) };
}

test("[WALL-05] while a balance is due another method does not pay yet: the dialog says what to pay today, and leads there", async () => {
  const { screen, said } = await changing({}, "es-US");
  await userEvent.click(screen.getByRole("radio", { name: /terminada en 6789/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continuar" }));
  const dialog = page.getByRole("alertdialog", { name: "Primero pague su saldo" });
  await expect.element(dialog).toHaveAccessibleDescription(/Debe \$248\.17\. Pague hoy/);
  await expect.element(dialog.getByRole("link", { name: "Pagar $248.17" })).toHaveAttribute("href", payOncePath(accountId, "amount", { amount: 24817 }));
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said("methodChosen")).toEqual([]);
});

test("[WALL-05] once it is paid, or on its way, the other method is taken", async () => {
  for (const changes of [{ amountDue: 0 }, { pendingPaymentAmount: 24817 }]) {
    const { screen, said } = await changing(changes);
    await userEvent.click(screen.getByRole("radio", { name: /ending in 6789/ }));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(said("methodChosen")).toHaveLength(1);
    await screen.unmount();
  }
});

const allowing = (cardsAllowed: boolean, banksAllowed: boolean) => ({ amountDue: 0, paymentOptions: { ...accountWith().paymentOptions, cardsAllowed, banksAllowed } });

test.each([
  ["en-US", false, true, "Cards can’t be used on this account.", ["A new bank account"]],
  ["en-US", true, false, "Bank accounts can’t be used on this account.", ["A new card"]],
  ["es-US", false, false, "Esta cuenta solo se puede pagar en efectivo.", []],
] as const)("[BILL-07] %s: with cards %s and bank accounts %s, Auto Pay says what is left, and offers only that", async (locale, cards, banks, words, offered) => {
  const { screen } = await changing(allowing(cards, banks), locale);
  await expect.element(screen.getByText(words)).toBeVisible();
  for (const name of ["A new card", "A new bank account"]) expect(screen.getByRole("radio", { name: new RegExp(`^${name}`) }).all()).toHaveLength(offered.includes(name as never) ? 1 : 0);
  expect(screen.getByRole("button", { name: /^(Continue|Continuar)$/ }).all()).toHaveLength(cards || banks ? 1 : 0);
  await expectNoAxeViolations();
});

test.each([
  ["en-US", "This account can be paid only in cash.", "Pay at a store."],
  ["es-US", "Esta cuenta solo se puede pagar en efectivo.", "Pague en una tienda."],
] as const)("[BILL-07] %s: an account that is paid only in cash is not asked for anything to enrol, nor offered it", async (locale, title, detail) => {
  for (const Flow of [EnrolFlow, ManageFlow]) {
    const screen = await render(
      <LocaleProvider locale={locale}>
        <Stage at={Flow === EnrolFlow ? enrolPath(accountId) : autoPayPath(accountId)}>
          <Flow account={autoPayAccount({}, allowing(false, false))} draft={{ accountId, flow: Flow === EnrolFlow ? "enrol" : "change" }} />
        </Stage>
      </LocaleProvider>,
    );
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText(new RegExp(detail))).toBeVisible();
    expect([screen.getByRole("radio").all(), screen.getByRole("button").all()]).toEqual([[], []]);
    await expectNoAxeViolations();
    await screen.unmount();
  }
});
