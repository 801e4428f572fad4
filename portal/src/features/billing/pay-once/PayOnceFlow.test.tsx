/* oxlint-disable max-lines -- one list of facts that share a set-up */
import type { UnknownAction } from "redux";
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useSelector } from "react-redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, pastDue } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { inGraph, statuses, statusWith } from "../../../testing/statusFixtures.ts";
import { billingPath, historyPath, payOncePath, type PayStep } from "../model/paths.ts";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents, selectDraft } from "./payOnce.slice.ts";
import { PayOnceFlow } from "./PayOnceScreen.tsx";
import type { StepProps } from "./StepFrame.tsx";

const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;
const method = {
  kind: "new",
  type: "visa",
  lastFour: "4242",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: false,
} as const;
const complete: Draft = { accountId, amount, method, date: "2026-11-21", idempotencyKey: "attempt-of-the-test" };

function Steps({ account }: { account: StepProps["account"] }) {
  const draft = useSelector(selectDraft);
  return draft && <PayOnceFlow account={account} draft={draft} />;
}

type Opening = {
  step?: PayStep;
  draft?: Draft;
  account?: StepProps["account"];
  locale?: Locale;
  happened?: UnknownAction[];
};

async function opened({
  step = "amount",
  draft = { accountId },
  account = accountWith(),
  locale = "en-US",
  happened = [],
}: Opening = {}) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={payOncePath(accountId, step)}
        happened={[payOnceEvents.resumed({ draft }), ...happened]}
        onEvent={(event) => events.push(event)}
      >
        <Steps account={account} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const said = (type: string) => events.filter((event) => event.type === `payOnce/${type}`);
  return { screen, said };
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole("button", { name }));

test("[PAY-01] the URL of a later step shows the first incomplete step; completed steps can be revisited", async () => {
  const early = await opened({ step: "review" });
  await expect
    .element(early.screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("How much would you like to pay?");
  await early.screen.unmount();
  const { screen } = await opened({ step: "review", draft: { accountId, amount } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("How would you like to pay?");
  await userEvent.click(screen.getByRole("link", { name: "Amount" }).first());
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("How much would you like to pay?");
  await expect.element(screen.getByRole("radio", { name: /Amount due/ })).toBeChecked();
});

const arranged = accountWith({ amountDue: 29800, status: inGraph(statuses.arrangement) });
const mayPay = statusWith().mayPay;
const partScheduled = accountWith({
  status: inGraph(
    statusWith({
      scheduled: [{ paymentId: "pay_s1", amount: 10000, date: "2026-11-25", problem: null }],
      mayPay: { ...mayPay, suggested: 14817 },
    }),
  ),
});

test.each<[Locale, StepProps["account"], number, RegExp]>([
  ["en-US", arranged, 17400, /^Next installment and bill\$174\.00\$62\.00 by Dec 2, 2026 and \$112\.00 by Dec 5, 2026/],
  ["es-US", arranged, 17400, /^Próxima cuota y factura\$174\.00\$62\.00 a más tardar el 2 dic\.? 2026/],
  ["en-US", partScheduled, 14817, /^Amount not scheduled yet\$148\.17What is left after your scheduled payments/],
  ["es-US", partScheduled, 14817, /^Monto sin programar\$148\.17/],
])(
  "[BILL-08] [PAY-05] %s: the amount that a button names is an option of its own, preselected, and is what is paid",
  async (locale, account, linkedAmount, name) => {
    const { screen, said } = await opened({ account, draft: { accountId, linkedAmount }, locale });
    const chosen = screen.getByRole("radio", { checked: true });
    await expect.element(chosen).toBeVisible();
    expect(chosen.element().closest("label")?.textContent?.replace(/\s+/g, " ")).toMatch(name);
    await expectNoAxeViolations();
    await press(/^(Continue|Continuar)$/);
    await expect
      .poll(() => said("amountChosen").map(({ payload }) => payload))
      .toEqual([{ choice: "suggested", cents: linkedAmount, due: account.amountDue }]);
  },
);

test("an amount in the link is typed in when no option equals it; an invalid one leaves the full amount due selected", async () => {
  const typed = await opened({ draft: { accountId, linkedAmount: 12345 } });
  await expect.element(typed.screen.getByRole("radio", { name: "Another amount" })).toBeChecked();
  await expect.element(typed.screen.getByRole("textbox")).toHaveValue("123.45");
  await typed.screen.unmount();
  for (const [account, linkedAmount] of [
    [pastDue, 18240],
    [accountWith(), 30000],
    [accountWith(), 50],
  ] as const) {
    const { screen } = await opened({ account, draft: { accountId, linkedAmount } });
    await expect.element(screen.getByRole("radio", { name: /Amount due/ })).toBeChecked();
    await screen.unmount();
  }
});

test.each<[Locale, string, RegExp]>([
  ["en-US", "0.99", /^Enter an amount between \$1\.00 and \$25,000\.00\./],
  ["es-US", "25000.01", /^Escriba un monto entre \$1\.00 y \$25,000\.00\./],
  ["en-US", "1.000,00", /^Please enter a valid payment amount\./],
  ["es-US", "<script>", /^Escriba un monto de pago válido\./],
])(
  "[PAY-05] %s: %s is refused at the field, which keeps it, and the error summary has the focus",
  async (locale, typed, message) => {
    const { screen, said } = await opened({ locale });
    await userEvent.click(screen.getByRole("radio").nth(1));
    const field = screen.getByRole("textbox");
    await userEvent.fill(field, typed);
    await userEvent.type(field, "{Enter}");
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveValue(typed);
    await expect.element(screen.getByRole("region", { name: /needs your attention|Hay un dato/ })).toHaveFocus();
    expect(said("amountChosen")).toEqual([]);
    await expectNoAxeViolations();
  },
);

test("[PAY-06] a past-due account is told that all of it has to be paid", async () => {
  const { screen } = await opened({ account: pastDue });
  await userEvent.click(screen.getByRole("radio", { name: "Another amount" }));
  await userEvent.fill(screen.getByRole("textbox"), "182.40");
  await press("Continue");
  await expect
    .element(screen.getByRole("textbox"))
    .toHaveAccessibleDescription(/^Enter an amount between your amount due and \$25,000\.00\./);
});

test("the amount due says how much of it is past due, not that it is due later", async () => {
  const { screen } = await opened({ account: pastDue });
  await expect
    .element(screen.getByRole("radio", { name: /Amount due/ }))
    .toHaveAccessibleDescription(/^\$182\.40 of it is past due/);
});

test("[PAY-07] an amount above the amount due asks for confirmation, with the safe answer focused; Escape changes nothing", async () => {
  const { screen, said } = await opened();
  await userEvent.click(screen.getByRole("radio", { name: "Another amount" }));
  await userEvent.fill(screen.getByRole("textbox"), "300");
  await press("Continue");
  const dialog = page.getByRole("alertdialog", { name: "You’re paying more than you owe" });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/You owe \$248\.17 and are about to pay \$300\.00\. The extra \$51\.83 stays/);
  await expect.element(dialog.getByRole("button", { name: "Change the amount" })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said("overpaymentConfirmed")).toEqual([]);
  await press("Continue");
  await press("Continue with $300.00");
  await expect.poll(() => said("overpaymentConfirmed")).toHaveLength(1);
});

test("[PAY-22] without accepted terms nothing is sent; the terms open in a dialog and can be accepted with the keyboard", async () => {
  const { screen, said } = await opened({ step: "review", draft: complete });
  await press("Pay $248.17");
  const terms = screen.getByRole("checkbox");
  await expect.element(terms).toBeInvalid();
  await expect.element(terms).toHaveAccessibleDescription("Accept the terms and conditions to pay.");
  expect(said("submitted")).toEqual([]);

  await press("terms and conditions");
  const dialog = page.getByRole("dialog", { name: "Terms and conditions for a one-time payment" });
  await expect.element(dialog.getByText(/^You authorize us/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "terms and conditions" })).toHaveFocus();
  await expect.element(terms).not.toBeChecked();

  await userEvent.click(terms);
  await press("Pay $248.17");
  await expect.poll(() => said("submitted")).toHaveLength(1);
  const busy = screen.getByRole("button", { name: "Sending your payment" });
  await expect.element(busy).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(said("submitted")).toHaveLength(1);
});

test("[BILL-09 partly] paperless with the payment requires its consent first; unchecking it removes the requirement", async () => {
  const onPaper = accountWith({ paperlessEnrolled: false });
  const { screen, said } = await opened({ step: "review", draft: { ...complete, paperless: true }, account: onPaper });
  await userEvent.click(screen.getByRole("checkbox", { name: /terms and conditions/ }));
  await press("Pay $248.17");
  const consent = screen.getByRole("checkbox", { name: /electronic delivery/ });
  await expect.element(consent).toBeInvalid();
  await expect
    .element(consent)
    .toHaveAccessibleDescription("To turn on paperless billing, agree to electronic delivery.");
  expect(said("submitted")).toEqual([]);
  await userEvent.click(consent);
  await press("Pay $248.17");
  await expect.poll(() => said("submitted")).toHaveLength(1);
});

test("[BILL-09 partly] the consent shows only while paperless is checked, and is unchecked each time it appears", async () => {
  const { screen } = await opened({
    step: "review",
    draft: complete,
    account: accountWith({ paperlessEnrolled: false }),
  });
  const consent = screen.getByRole("checkbox", { name: /electronic delivery/ });
  const checkbox = screen.getByRole("checkbox", { name: "Get my bills by email instead of on paper" });
  await expect.element(consent).not.toBeInTheDocument();
  await userEvent.click(checkbox);
  await userEvent.click(consent);
  await userEvent.click(checkbox);
  await expect.element(consent).not.toBeInTheDocument();
  await userEvent.click(checkbox);
  await expect.element(consent).not.toBeChecked();
});

test("an idempotency key that was used with other details links to the history and says nothing about money", async () => {
  const { screen } = await opened({
    step: "review",
    draft: complete,
    happened: [payOnceEvents.refused({ code: "IDEMPOTENCY_KEY_REUSED" })],
  });
  const alert = screen.getByRole("alert");
  await expect
    .element(alert)
    .toHaveTextContent(
      "Problem: This payment was already sent with other details. Check your payment history before you pay again. If the payment went through, it is there.Payment history",
    );
  await expect
    .element(alert.getByRole("link", { name: "Payment history" }))
    .toHaveAttribute("href", historyPath(accountId));
});

test("[SESS-12] a standard user sees why they cannot pay and who can, and no step", async () => {
  const { screen } = await opened({ account: accountWith({ canPay: false }), locale: "es-US" });
  await expect.element(screen.getByText("Su rol no permite hacer pagos.")).toBeVisible();
  await expect
    .element(screen.getByText("Pídaselo a una persona con rol de titular, de administración o de facturación."))
    .toBeVisible();
  expect(screen.getByRole("radio").all()).toEqual([]);
});

test("[B14 partly] an invalid reference is refused at its field together with the terms, is kept, and its error clears once it is corrected", async () => {
  const { screen, said } = await opened({ step: "review", draft: complete });
  expect(screen.getByRole("textbox").all()).toEqual([]);
  await press("Add your reference, or notify others");
  const field = screen.getByRole("textbox", { name: "Your reference (optional)" });
  await expect.element(field).not.toBeRequired();
  await userEvent.fill(field, "4242 4242 4242 4242");
  await press(/^Pay/);
  await expect.element(field).toHaveAccessibleDescription(/looks like a card number/);
  await expect.element(field).toHaveValue("4242 4242 4242 4242");
  await expect.element(screen.getByRole("region", { name: /2 / })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.fill(field, "PO-118");
  await expect.element(field).toBeValid();
  await userEvent.click(screen.getByRole("checkbox", { name: /terms/ }));
  await press(/^Pay/);
  expect(said("submitted")).toHaveLength(1);
});

test("[B14 partly] an invalid e-mail address is named at its field, is kept, and its error clears once it is corrected; without notifications there is no such field", async () => {
  const { screen, said } = await opened({ step: "review", draft: complete });
  await press("Add your reference, or notify others");
  const field = screen.getByRole("textbox", { name: "Also notify (optional)" });
  await expect.element(field).not.toBeRequired();
  await userEvent.fill(field, "kim@books.example, lee at books");
  await userEvent.click(screen.getByRole("checkbox", { name: /terms/ }));
  await press(/^Pay/);
  await expect.element(field).toHaveAccessibleDescription(/“lee” isn’t an email address/);
  await expect.element(field).toHaveValue("kim@books.example, lee at books");
  // Tall enough that the sticky button covers nothing.
  await page.viewport(320, 1600);
  await expectNoAxeViolations();
  await userEvent.fill(field, "a@x.example b@x.example c@x.example d@x.example");
  await expect.element(field).toHaveAccessibleDescription(/Keep up to 3 email addresses/);
  await userEvent.fill(field, "kim@books.example; lee@books.example");
  await expect.element(field).toBeValid();
  await press(/^Pay/);
  expect(said("submitted")).toHaveLength(1);
  await screen.unmount();
  const nowhere = await opened({
    step: "review",
    draft: complete,
    account: accountWith({ paymentOptions: { ...accountWith().paymentOptions, canNotify: false } }),
  });
  await press("Add your reference");
  await expect.element(nowhere.screen.getByRole("textbox", { name: "Your reference (optional)" })).toBeVisible();
  expect(nowhere.screen.getByRole("textbox", { name: /Also notify/ }).all()).toEqual([]);
});

test.each([
  ["en-US", "You can only pay this account in cash.", /You were not charged\. Pay at a store\./, "Billing"],
  [
    "es-US",
    "Esta cuenta solo se puede pagar en efectivo.",
    /No le cobramos nada\. Pague en una tienda\./,
    "Facturación",
  ],
] as const)(
  "[BILL-07] %s: an account that takes neither cards nor bank accounts is told where to pay before any step, and no form is shown",
  async (locale, title, detail, back) => {
    for (const step of ["amount", "review"] as const) {
      const { screen } = await opened({
        step,
        draft: complete,
        account: accountWith({
          paymentOptions: { ...accountWith().paymentOptions, cardsAllowed: false, banksAllowed: false },
        }),
        locale,
      });
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect.element(screen.getByText(detail)).toBeVisible();
      await expect.element(screen.getByRole("link", { name: back })).toHaveAttribute("href", billingPath(accountId));
      expect([screen.getByRole("radio").all(), screen.getByRole("button").all()]).toEqual([[], []]);
      await expectNoAxeViolations();
      await screen.unmount();
    }
  },
);
