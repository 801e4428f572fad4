/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { ContentStore } from "@portico/content-runtime/store";
import { type ReactElement, useEffect } from "react";
import type { Dispatch, UnknownAction } from "redux";
import { useDispatch, useSelector } from "react-redux";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { AutoPayActionDetailsFragment, PaymentDetailsFragment } from "../../api/graphql/generated/graph.ts";
import { actions, actionWith, autoPayAccount, enrolledState, withMobile } from "../../testing/autoPayFixtures.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import {
  accountId,
  accountWith,
  declined,
  homeAnswers,
  paymentWith,
  scheduledPayments,
  withProblem,
} from "../../testing/billingFixtures.ts";
import { builtInContent } from "../../testing/builtInContent.ts";
import { listAnswers } from "../../testing/statementFixtures.ts";
import { type Answers, Providers } from "../../testing/Providers.tsx";
import { walletAnswer } from "../../testing/walletFixtures.ts";
import { ActionScreen } from "./auto-pay/ActionScreen.tsx";
import type { AutoPayDraft } from "./auto-pay/autoPay.draft.ts";
import { autoPayEvents, selectAutoPayDraft } from "./auto-pay/autoPay.slice.ts";
import { EnrolFlow, ManageFlow } from "./auto-pay/AutoPayFlows.tsx";
import { SettingsForm } from "./auto-pay/SettingsForm.tsx";
import { BillingHomeScreen } from "./home/BillingHomeScreen.tsx";
import { DeviceBalancesScreen } from "./mobile/DeviceBalancesScreen.tsx";
import { MobileTransactionsScreen } from "./mobile/MobileTransactionsScreen.tsx";
import { paperlessEvents } from "./model/paperless/paperless.slice.ts";
import { autoPayPath, enrolPath } from "./model/paths.ts";
import { statementFilesEvents } from "./model/statement-files/statementFiles.slice.ts";
import { VaultFailureAlert } from "./model/card-form/CardForm.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";
import { scheduledEvents } from "./scheduled/scheduled.slice.ts";
import { StatementsScreen } from "./statements/StatementsScreen.tsx";
import { AddMethodScreen } from "./wallet/AddMethodScreen.tsx";
import { PaymentMethodsScreen } from "./wallet/PaymentMethodsScreen.tsx";
import { walletEvents } from "./wallet/wallet.slice.ts";

type Words = (t: ContentStore["text"]) => string;
/**
 * One failure case: the screen, the state before, the button clicked, the simulated failure, and the expected message.
 */
type Row = {
  screen: ReactElement;
  says: Words;
  also?: Words;
  at?: string;
  path?: string;
  answers?: Answers;
  happened?: readonly UnknownAction[];
  press?: Words;
  menuitem?: Words;
  then?: readonly UnknownAction[];
};

const card = {
  kind: "new",
  type: "visa",
  lastFour: "4242",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: true,
} as const;
const currentMethod = { kind: "current", paymentMethodId: "visa", type: "visa", lastFour: "4242" } as const;
const filledIn = { accountId, idempotencyKey: "attempt", services: ["core" as const], payNow: 0 };
const enrolling: AutoPayDraft = { ...filledIn, flow: "enrol", method: card };
const changing = (method: AutoPayDraft["method"]): AutoPayDraft => ({ ...filledIn, flow: "change", method });
const notStarted = { code: "OTHER" } as const;

function AutoPay({ of }: { of: "enrol" | "manage" | "settings" }) {
  const draft = useSelector(selectAutoPayDraft);
  const account = autoPayAccount(of === "enrol" ? {} : enrolledState);
  if (!draft) return null;
  if (of === "settings") return <SettingsForm account={account} />;
  return of === "enrol" ? (
    <EnrolFlow account={account} draft={draft} />
  ) : (
    <ManageFlow account={account} draft={draft} />
  );
}

const payment = (shown: PaymentDetailsFragment): Omit<Row, "says"> => ({
  screen: <PaymentScreen />,
  path: "/billing/payments/:paymentId",
  at: `/billing/payments/pay-1?account=${accountId}`,
  answers: {
    PaymentOutcome: {
      billing: accountWith(),
      payment: { device: null, autoPayActionId: null, acceptedTerms: null, reversals: [], ...shown },
    },
  },
});
const request = (autoPayAction: AutoPayActionDetailsFragment, state = withMobile): Omit<Row, "says"> => ({
  screen: <ActionScreen />,
  path: "/billing/auto-pay/requests/:actionId",
  at: `/billing/auto-pay/requests/ap-1?account=${accountId}`,
  answers: { AutoPayActionPage: { billing: autoPayAccount(state), autoPayAction } },
});
const autoPay = (
  of: "enrol" | "manage" | "settings",
  submission: "enrol" | "change" | "cancel" | "date",
  draft: AutoPayDraft,
  step?: "review",
): Omit<Row, "says"> => ({
  screen: <AutoPay of={of} />,
  at: of === "enrol" ? enrolPath(accountId, step) : autoPayPath(accountId, step),
  happened: [autoPayEvents.resumed({ draft }), autoPayEvents.refused({ submission, refused: notStarted })],
});
const wallet = (what: "add" | "delete"): Omit<Row, "says"> => ({
  screen: what === "add" ? <AddMethodScreen /> : <PaymentMethodsScreen />,
  answers: { Wallet: walletAnswer() },
  then: [walletEvents.failed({ what, accountId, ...(what === "delete" && { paymentMethodId: "visa" }) })],
});
const paperless = { accountId, enrolled: true };
const pdf = { kind: "pdf", accountId, statementId: "st-1" } as const;
const unreachable = { kind: "unreachable" } as const;
const statements = listAnswers(2);
const [scheduled] = scheduledPayments;

let dispatch: Dispatch;
function Store() {
  const own = useDispatch();
  useEffect(() => void (dispatch = own), [own]);
  return null;
}

async function shows(
  {
    screen,
    says,
    also,
    at = `/?account=${accountId}`,
    path = "*",
    answers = {},
    happened = [],
    press,
    menuitem,
    then = [],
  }: Row,
  locale: Locale,
): Promise<string> {
  await page.viewport(360, 900);
  const { text } = await builtInContent(locale);
  const shown = await render(
    <LocaleProvider locale={locale}>
      <Providers at={at} path={path} answers={answers} happened={happened}>
        {screen}
        <Store />
      </Providers>
    </LocaleProvider>,
  );
  if (press) await userEvent.click(shown.getByRole("button", { name: press(text), exact: true }));
  if (menuitem) await userEvent.click(page.getByRole("menuitem", { name: menuitem(text) }));
  // The initial load is done once the heading or an alert is visible.
  await expect.poll(() => document.querySelector("h1, [role=alert]")).not.toBeNull();
  then.forEach((event) => dispatch(event));
  for (const words of [says, ...(also ? [also] : [])])
    await expect.element(page.getByText(words(text), { exact: false }).first()).toBeInTheDocument();
  await expectNoAxeViolations();
  await shown.unmount();
  return says(text);
}

const failures: Record<string, Row> = {
  "the payment": { ...payment(declined), says: (t) => t("billing.outcome.failure.DECLINED") },
  "the check of the security code": {
    ...payment({ ...declined, failureCode: "SECURITY_CODE_FAILED" }),
    says: (t) => t("billing.outcome.failure.SECURITY_CODE_FAILED"),
  },
  "completing an enrolment": {
    ...autoPay("enrol", "enrol", enrolling, "review"),
    says: (t) => t("billing.autoPay.refused.enrol"),
  },
  "a change of Auto Pay": {
    ...autoPay("manage", "change", changing(currentMethod), "review"),
    says: (t) => t("billing.autoPay.refused.change"),
  },
  "updating the payment method": {
    ...autoPay("manage", "change", changing(card), "review"),
    says: (t) => t("billing.autoPay.refused.method"),
  },
  "cancelling Auto Pay": {
    ...autoPay("manage", "cancel", changing(currentMethod)),
    press: (t) => t("billing.autoPay.cancel.open"),
    says: (t) => t("billing.autoPay.refused.cancel"),
  },
  "changing the date": {
    ...autoPay("settings", "date", changing(currentMethod)),
    says: (t) => t("billing.autoPay.settings.failed"),
  },
  unenrolling: { ...request(actions.stayedOn), says: (t) => t("billing.autoPay.part.reason.CANCEL_REFUSED") },
  "paperless billing": {
    screen: <BillingHomeScreen />,
    answers: homeAnswers(),
    happened: [
      paperlessEvents.requested(paperless),
      paperlessEvents.confirmed(paperless),
      paperlessEvents.failed({ ...paperless, failure: unreachable }),
    ],
    says: (t) => t("billing.standing.paperless.failed"),
  },
  "saving a method": { ...wallet("add"), says: (t) => t("wallet.failed.add") },
  "deleting a method": {
    ...wallet("delete"),
    press: (t) =>
      t("wallet.actions", {
        method: t("wallet.nicknamed", {
          nickname: "Company card",
          method: t("billing.methodNamed", { type: "visa", lastFour: "4242" }),
        }),
      }),
    menuitem: (t) => t("wallet.action.delete"),
    says: (t) => t("wallet.failed.delete"),
  },
  "cancelling a scheduled payment": {
    screen: <ScheduledScreen />,
    answers: {
      ScheduledPayments: { billing: withProblem(accountWith({ scheduledPayments: [...scheduledPayments] })) },
    },
    then: [
      scheduledEvents.cancelRequested({ paymentId: scheduled?.id ?? "" }),
      scheduledEvents.cancelFailed({ paymentId: scheduled?.id ?? "", failure: "failed" }),
    ],
    says: (t) => t("billing.scheduled.confirm.failed"),
  },
  "loading payment methods": {
    screen: <PaymentMethodsScreen />,
    answers: { Wallet: "failed" },
    says: (t) => t("wallet.apiErrorState.title"),
  },
  "loading billing": {
    screen: <BillingHomeScreen />,
    answers: { BillingAccountStatus: "failed" },
    says: (t) => t("billing.loadFailed.title"),
  },
  "loading mobile billing": {
    screen: <DeviceBalancesScreen />,
    answers: { DeviceBalances: "failed" },
    says: (t) => t("billing.mobile.loadFailed.title"),
  },
  "loading transactions": {
    screen: <MobileTransactionsScreen />,
    answers: { MobileTransactions: "failed" },
    says: (t) => t("billing.transactions.loadFailed.title"),
  },
  "verifying a method": {
    screen: (
      <VaultFailureAlert
        cardForm={{ failure: "unexpected", open: () => undefined }}
        mode={{ kind: "newCard" }}
        purpose="wallet"
      />
    ),
    says: (t) => t("wallet.validateCardError.title"),
  },
  "downloading a statement": {
    screen: <StatementsScreen />,
    answers: statements,
    happened: [statementFilesEvents.failed({ file: pdf, failure: unreachable })],
    says: (t) => t("statements.failed.title"),
  },
};

test.each(Object.entries(failures))(
  "[ERR-02] a failure of %s has its own message in both languages",
  async (name, row) => {
    for (const locale of ["en-US", "es-US"] as const) {
      const words = await shows(row, locale);
      const { text } = await builtInContent(locale);
      expect(Object.entries(failures).filter(([other, { says }]) => other !== name && says(text) === words)).toEqual(
        [],
      );
    }
  },
);

const savingFailed = paymentWith({
  parts: [
    { __typename: "OutcomePart", kind: "PAYMENT", state: "DONE", code: null },
    { __typename: "OutcomePart", kind: "SAVE_METHOD", state: "FAILED", code: "SAVING_FAILED" },
  ],
});
const paperFailed = paymentWith({
  parts: [
    { __typename: "OutcomePart", kind: "PAYMENT", state: "DONE", code: null },
    { __typename: "OutcomePart", kind: "PAPERLESS", state: "FAILED", code: "PAPERLESS_FAILED" },
  ],
});
const service = (t: ContentStore["text"], name: "core" | "mobile") => ({
  service: t("billing.autoPay.service", { service: name }),
});

const partial: Record<string, Row> = {
  "the payment is taken, Auto Pay is not on": {
    ...request(actions.paidOnly, {}),
    says: (t) => t("billing.autoPay.outcome.paidOnly"),
    also: (t) => t("billing.autoPay.outcome.charged", { amount: 24817 }),
  },
  "the payment is taken, bills still come on paper": {
    ...payment(paperFailed),
    says: (t) => t("billing.outcome.partDetail.paperlessFailed"),
    also: (t) => t("billing.outcome.charged"),
  },
  "the payment is taken, the card is not saved": {
    ...payment(savingFailed),
    says: (t) => t("billing.outcome.partDetail.savingFailed"),
    also: (t) => t("billing.outcome.charged"),
  },
  "Auto Pay is on, bills still come on paper": {
    ...request(actions.onPaper, enrolledState),
    says: (t) => t("billing.autoPay.outcome.onPaper"),
    also: (t) => t("billing.autoPay.outcome.notCharged"),
  },
  "cancelled, and not enrolled again": {
    ...request(actions.offNow, {}),
    says: (t) => t("billing.autoPay.outcome.offNow"),
    also: (t) => t("billing.autoPay.part.reason.PROCESSOR_UNAVAILABLE"),
  },
  "mobile is enrolled, the other services could not be taken out": {
    ...request(actions.stayedOn),
    says: (t) => t("billing.autoPay.outcome.stayedOn", service(t, "core")),
    also: (t) => t("billing.autoPay.part.reason.CANCEL_REFUSED"),
  },
  "the other services are taken out, mobile is not enrolled": {
    ...request(actions.notOn, {}),
    says: (t) => t("billing.autoPay.outcome.notOn", service(t, "mobile")),
    also: (t) => t("billing.autoPay.part.reason.DECLINED"),
  },
};

describe("[ERR-03] partial results", () => {
  test.each(Object.entries(partial))("%s: has its own message in both languages", async (_name, row) => {
    for (const locale of ["en-US", "es-US"] as const) await shows(row, locale);
  });

  test("each has its own message, and none is the generic failure", async () => {
    for (const locale of ["en-US", "es-US"] as const) {
      const { text } = await builtInContent(locale);
      const words = [
        ...Object.values(partial).map(({ says }) => says(text)),
        text("billing.autoPay.outcome.failed", { kind: "CHANGE" }),
      ];
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

test("[ERR-02] an Auto Pay request that failed completely names what failed", async () => {
  for (const kind of ["ENROL", "CHANGE", "CANCEL", "DATE"] as const) {
    const failed = actionWith({
      kind,
      parts: [
        {
          __typename: "AutoPayPart",
          id: "p1",
          kind: kind === "CHANGE" ? "CANCEL" : kind,
          service: null,
          state: "FAILED",
          code: "PROCESSOR_UNAVAILABLE",
          retryable: false,
        },
      ],
    });
    await shows({ ...request(failed), says: (t) => t("billing.autoPay.outcome.failed", { kind }) }, "es-US");
  }
});
