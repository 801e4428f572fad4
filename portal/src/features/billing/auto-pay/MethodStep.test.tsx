import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { autoPayPath, enrolPath, payOncePath } from "../model/paths.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { EnrolFlow, ManageFlow } from "./AutoPayFlows.tsx";
import { MethodStep } from "./MethodStep.tsx";

async function changing(changes: Parameters<typeof autoPayAccount>[1], locale: Locale = "en-US") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={autoPayPath(accountId, "method")} onEvent={(event) => events.push(event)}>
        <MethodStep
          account={autoPayAccount(enrolledState, changes)}
          draft={{ accountId, flow: "change", services: ["core"] }}
        />
      </Providers>
    </LocaleProvider>,
  );
  return { screen, said: (type: string) => events.filter((event) => event.type === `autoPay/${type}`) };
}

test("[WALL-05] while a balance is due, changing the method is blocked: the dialog names the amount to pay today and links to the payment", async () => {
  const { screen, said } = await changing({}, "es-US");
  await userEvent.click(screen.getByRole("radio", { name: /terminada en 6789/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continuar" }));
  const dialog = page.getByRole("alertdialog", { name: "Primero pague su saldo" });
  await expect.element(dialog).toHaveAccessibleDescription(/Su saldo por pagar es de \$248\.17\. Páguelo hoy/);
  await expect
    .element(dialog.getByRole("link", { name: "Pagar $248.17" }))
    .toHaveAttribute("href", payOncePath(accountId, "amount", { amount: 24817 }));
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said("methodChosen")).toEqual([]);
});

test("[WALL-05] once the balance is paid or its payment is pending, the method can be changed", async () => {
  for (const changes of [{ amountDue: 0 }, { pendingPaymentAmount: 24817 }]) {
    const { screen, said } = await changing(changes);
    await userEvent.click(screen.getByRole("radio", { name: /ending in 6789/ }));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(said("methodChosen")).toHaveLength(1);
    await screen.unmount();
  }
});

const mastercard = {
  kind: "new",
  type: "mc",
  lastFour: "8210",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: true,
} as const;

/** Enrolment after the bank refused the code of this card. */
async function enrolling(locale: Locale, query = "") {
  await page.viewport(320, 900);
  const draft = { accountId, flow: "enrol", services: ["core"], payNow: 0 } satisfies AutoPayDraft;
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={`${enrolPath(accountId, "method")}${query}`}
        happened={[
          autoPayEvents.resumed({ draft: { ...draft, method: mastercard } }),
          autoPayEvents.answered({
            accountId,
            submission: "enrol",
            actionId: "ap-1",
            codeRefused: { enrolled: false },
          }),
        ]}
      >
        <MethodStep
          account={autoPayAccount({}, { amountDue: 0 })}
          draft={{ ...draft, methodBefore: "new", codeRefused: true }}
        />
      </Providers>
    </LocaleProvider>,
  );
  return { screen, radio: (name: RegExp) => screen.getByRole("radio", { name }) };
}

test.each([
  ["en-US", /^Mastercard ending in 8210/, "The card you just entered. Only the security code is needed."],
  [
    "es-US",
    /^Mastercard terminada en 8210/,
    "La tarjeta cuyos datos acaba de escribir. Solo falta el código de seguridad.",
  ],
] as const)(
  "[PAY-08 partly] %s: after a wrong code the new card is the first option and asks for its code only; another card can be entered",
  async (locale, name, detail) => {
    const { screen, radio } = await enrolling(locale);
    await expect.element(radio(name)).toBeChecked();
    await expect.element(screen.getByRole("radio").first()).toHaveAccessibleDescription(detail);
    const reentry = /we don’t keep card or bank details|no guardamos los datos/;
    expect(screen.getByText(reentry).all()).toHaveLength(0);
    await userEvent.click(radio(/^(A new card|Una tarjeta nueva)/));
    await expect.element(radio(/^(A new card|Una tarjeta nueva)/)).toBeChecked();
    expect(screen.getByText(reentry).all()).toHaveLength(0);
    await expectNoAxeViolations();
  },
);

test("[PAY-08 partly] “Try another method” preselects another method than the refused card, which stays an option", async () => {
  const { radio } = await enrolling("en-US", "&method=another");
  await expect.element(radio(/^Visa ending in 4242/)).toBeChecked();
  await expect.element(radio(/^Mastercard ending in 8210/)).not.toBeChecked();
});

const allowing = (cardsAllowed: boolean, banksAllowed: boolean) => ({
  amountDue: 0,
  paymentOptions: { ...accountWith().paymentOptions, cardsAllowed, banksAllowed },
});

test.each([
  ["en-US", false, true, "This account doesn’t accept card payments.", ["A new bank account"]],
  ["en-US", true, false, "This account doesn’t accept payments from a bank account.", ["A new card"]],
  ["es-US", false, false, "Esta cuenta solo se puede pagar en efectivo.", []],
] as const)(
  "[BILL-07] %s: with cards %s and bank accounts %s, Auto Pay names and offers only the allowed methods",
  async (locale, cards, banks, words, offered) => {
    const { screen } = await changing(allowing(cards, banks), locale);
    await expect.element(screen.getByText(words)).toBeVisible();
    for (const name of ["A new card", "A new bank account"])
      expect(screen.getByRole("radio", { name: new RegExp(`^${name}`) }).all()).toHaveLength(
        offered.includes(name as never) ? 1 : 0,
      );
    expect(screen.getByRole("button", { name: /^(Continue|Continuar)$/ }).all()).toHaveLength(cards || banks ? 1 : 0);
    await expectNoAxeViolations();
  },
);

test.each([
  ["en-US", "You can only pay this account in cash.", "Pay at a store."],
  ["es-US", "Esta cuenta solo se puede pagar en efectivo.", "Pague en una tienda."],
] as const)(
  "[BILL-07] %s: an account that pays in cash only cannot enrol and is offered no method",
  async (locale, title, detail) => {
    for (const Flow of [EnrolFlow, ManageFlow]) {
      const screen = await render(
        <LocaleProvider locale={locale}>
          <Providers at={Flow === EnrolFlow ? enrolPath(accountId) : autoPayPath(accountId)}>
            <Flow
              account={autoPayAccount({}, allowing(false, false))}
              draft={{ accountId, flow: Flow === EnrolFlow ? "enrol" : "change" }}
            />
          </Providers>
        </LocaleProvider>,
      );
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect.element(screen.getByText(new RegExp(detail))).toBeVisible();
      expect([screen.getByRole("radio").all(), screen.getByRole("button").all()]).toEqual([[], []]);
      await expectNoAxeViolations();
      await screen.unmount();
    }
  },
);
