import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { Providers } from "../../../testing/Providers.tsx";
import {
  severalAccounts,
  severalAnswers,
  severalHappened,
  severalRows,
  withMethod,
} from "../../../testing/severalAccounts.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { paySeveralPath, type SeveralStep } from "../model/laterPaths.ts";
import type { Row } from "./paySeveral.slice.ts";
import { PaySeveral } from "./PaySeveralScreen.tsx";

/** A payment of another tab makes the balances stale, so that they are read again. */
function PaidElsewhere() {
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(accountsRead.outdated())}>Paid elsewhere</button>;
}

async function opened(step: SeveralStep, happened: UnknownAction[], locale: Locale = "en-US") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={paySeveralPath(step)}
        answers={severalAnswers}
        happened={happened}
        onEvent={(event) => events.push(event)}
      >
        <PaySeveral />
        <PaidElsewhere />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, said: (type: string) => events.filter((event) => event.type === `paySeveral/${type}`) };
}

const goOn = () => userEvent.click(page.getByRole("button", { name: "Continue" }));

test("[B13] the accounts that can be paid are chosen with what is due; the others are listed with the reason", async () => {
  const { screen, said } = await opened("accounts", severalHappened());
  for (const name of ["Orchard Row Florist", "Orchard Row Café", "Orchard Row Workshop"])
    await expect.element(screen.getByRole("checkbox", { name })).toBeChecked();
  await expect.element(screen.getByText("Pine and Ladle Catering: your role can’t make payments")).toBeVisible();
  await expect.element(screen.getByText("Lantern Books: nothing is due")).toBeVisible();
  await expectNoAxeViolations();

  await userEvent.click(screen.getByRole("checkbox", { name: "Orchard Row Café" }));
  const amount = screen.getByRole("textbox", { name: "Amount for Orchard Row Florist" });
  await userEvent.fill(amount, "90.00");
  await goOn();
  await expect.element(amount).toHaveAccessibleDescription(/Enter \$84\.50 or less/);
  expect(said("accountsChosen").filter(({ payload }) => (payload as object[]).length > 0)).toEqual([]);
  await userEvent.fill(amount, "50.00");
  await goOn();
  await expect
    .poll(() => said("accountsChosen"))
    .toMatchObject([
      {
        payload: [
          { accountId: "8347201321", cents: 5_000 },
          { accountId: "8347201347", cents: 7_320 },
        ],
      },
    ]);
});

test("[B13] each account has its own methods; a new card can be used for the others too, when they accept it", async () => {
  const { screen, said } = await opened("methods", severalHappened(severalRows()));
  await expect.element(screen.getByRole("heading", { level: 2, name: "Orchard Row Florist" })).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: /^A new card|New card/i }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Use the same card for the other 2 accounts" }));
  await expect
    .poll(() => said("cardFormRequested").at(-1))
    .toMatchObject({
      payload: { accountId: "8347201321", alsoFor: ["8347201339", "8347201347"] },
    });
  await userEvent.click(screen.getByRole("radio", { name: /Bank account ending in 6789/ }));
  await goOn();
  await expect
    .poll(() => said("methodsChosen"))
    .toMatchObject([
      { payload: [{ accountId: "8347201321", method: { kind: "savedBank", paymentMethodId: "bank" } }] },
    ]);
  await expect.element(screen.getByRole("heading", { level: 2, name: "Orchard Row Café" })).toBeVisible();
});

test("[B13] [PAY-22 partly] review shows every payment, and one button pays them all once the terms are accepted", async () => {
  const { screen, said } = await opened("review", severalHappened(severalRows(withMethod, withMethod, withMethod)));
  const pay = screen.getByRole("button", { name: "Pay $284.45 in 3 payments" });
  await userEvent.click(pay);
  await expect.element(screen.getByRole("checkbox")).toBeInvalid();
  expect(said("submitted")).toEqual([]);
  await expectNoAxeViolations();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(pay);
  await expect.poll(() => said("submitted")).toHaveLength(1);
});

test.each<[Locale, RegExp[], string]>([
  ["en-US", [/^Completed$/, /Being confirmed/, /^Not charged$/], "Pay $73.20"],
  ["es-US", [/^Completado$/, /En confirmación/, /^No cobrado$/], "Pagar $73.20"],
])(
  "[B13] in %s each row says completed, being confirmed or not charged; only the last is paid again",
  async (locale, verdicts, again) => {
    const rows = severalRows(
      { ...withMethod, outcome: { name: "charged", paymentId: "pay-1" } },
      { ...withMethod, outcome: { name: "confirming", paymentId: "pay-2" } },
      { ...withMethod, outcome: { name: "failed", paymentId: "pay-3", code: "DECLINED" } },
    );
    const { screen, said } = await opened("accounts", severalHappened(rows), locale);
    for (const verdict of verdicts) await expect.element(screen.getByText(verdict).first()).toBeVisible();
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole("button", { name: again }));
    await expect.poll(() => said("retryRequested")).toHaveLength(1);
  },
);

const charged = { ...withMethod, outcome: { name: "charged", paymentId: "pay-1" } } as const;
const declined = { ...withMethod, outcome: { name: "failed", paymentId: "pay-3", code: "DECLINED" } } as const;
const confirming = { ...withMethod, outcome: { name: "confirming", paymentId: "pay-2" } } as const;
/** The processor did not answer: another card does not help. */
const unavailable = {
  ...withMethod,
  outcome: { name: "failed", paymentId: "pay-3", code: "PROCESSOR_UNAVAILABLE" },
} as const;

test.each<[Locale, Partial<Row>[], string, string]>([
  [
    "en-US",
    [charged, charged, declined],
    "2 payments were charged, but not the one for Orchard Row Workshop",
    "You still have $73.20 to pay. Choose another card or bank account. What was charged will not be charged again.",
  ],
  [
    "es-US",
    [charged, charged, declined],
    "Se cobraron 2 pagos, pero no el de Orchard Row Workshop",
    "Le falta pagar $73.20. Elija otra tarjeta o cuenta bancaria. Lo que ya se cobró no se volverá a cobrar.",
  ],
  [
    "en-US",
    [charged, declined, declined],
    "One payment was charged, but 2 were not charged",
    "You still have $199.95 to pay. Choose another card or bank account. What was charged will not be charged again.",
  ],
  [
    "es-US",
    [declined, declined, declined],
    "No se cobró ninguno de sus 3 pagos",
    "Le falta pagar $284.45. Elija otra tarjeta o cuenta bancaria.",
  ],
  [
    "en-US",
    [charged, confirming, declined],
    "One payment was not charged",
    "You still have $73.20 to pay. Choose another card or bank account. One payment is being confirmed: don’t pay it again. What was charged will not be charged again.",
  ],
  [
    "es-US",
    [charged, charged, unavailable],
    "Se cobraron 2 pagos, pero no el de Orchard Row Workshop",
    "Le falta pagar $73.20. Lo que ya se cobró no se volverá a cobrar.",
  ],
])(
  "[B13] in %s the results' title says what was not charged, and below it what to do",
  async (locale, rows, title, todo) => {
    const { screen } = await opened("accounts", severalHappened(severalRows(...rows)), locale);
    await expect.element(screen.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect.element(screen.getByText(todo, { exact: true })).toBeVisible();
  },
);

test("[B13] what is typed for the chosen method stands inside its option", async () => {
  const { screen } = await opened("methods", severalHappened(severalRows()));
  await userEvent.click(screen.getByRole("radio", { name: /^A new card|New card/i }));
  const forOthers = screen.getByRole("checkbox", { name: "Use the same card for the other 2 accounts" });
  await expect.element(screen.getByRole("radiogroup").getByRole("checkbox")).toBeVisible();
  const bank = screen.getByRole("radio", { name: /^A new bank|bank account$/i }).element();
  expect(forOthers.element().compareDocumentPosition(bank) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("[B13] what was chosen and typed stays while the balances are read again", async () => {
  const { screen } = await opened("methods", severalHappened(severalRows()));
  const newCard = screen.getByRole("radio", { name: /^A new card|New card/i });
  await userEvent.click(newCard);
  await userEvent.click(screen.getByRole("button", { name: "Paid elsewhere" }));
  await expect.element(newCard).toBeChecked();
});

test.each<[Locale, string]>([
  ["en-US", "$84.50 was due on November 18, 2026"],
  ["es-US", "Debe $84.50; venció el 18 de noviembre de 2026"],
])("[B13] in %s a due date that is over is said in the past", async (locale, words) => {
  const [florist, ...others] = severalAccounts;
  const status = florist && { ...florist.status, dueDate: "2026-11-18" };
  const accounts = [{ ...florist, status }, ...others] as typeof severalAccounts;
  const { screen } = await opened("accounts", [...severalHappened(), accountsRead.received(accounts)], locale);
  await expect.element(screen.getByText(words)).toBeVisible();
});
