import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText } from "@portico/design-system/money";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import type { VaultMode } from "../../../lib/vaultProtocol.ts";
import { CardForm, MethodStored, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { type CardFormControl, useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import { billingPath, payOncePath } from "../model/paths.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { AmountOf, ChangeLink, useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { MethodName, printedExpiry } from "../model/payment-methods/MethodName.tsx";
import {
  choiceOf,
  chosenBank,
  chosenFrom,
  quickMethod,
  type SentMethod,
  vaultModeOf,
} from "../model/payment-methods/methods.rules.ts";
import { TwoLines } from "../model/screen/TwoLines.tsx";
import { useTermsConsent } from "../model/terms/TermsCheckbox.tsx";
import { OverlapNotice, Terms } from "./ReviewStep.tsx";
import { type QuickProps, StepNotices, type StepProps } from "./StepFrame.tsx";
import { offered } from "./amount.rules.ts";
import { payOnceEvents, selectCardForm, selectPayOncePhase } from "./payOnce.slice.ts";

/**
 * Pays the amount due today with a saved method, on one card (PAY-03). When nothing is due or no method is chargeable
 * the four steps open.
 */
export function QuickPay({ account, draft }: StepProps) {
  const sum = toPay(offered(account));
  const method = quickMethod(account);
  if (sum?.cents === undefined || !method) return <Navigate to={payOncePath(account.id)} replace />;
  return <Confirm account={account} draft={draft} due={sum.cents} choice={sum.choice} method={method} />;
}

/** The part that the account is asked to pay, when that is less than all that is due. */
const toPay = (sums: ReturnType<typeof offered>) =>
  sums.find(({ choice }) => choice === "suggested") ?? sums.find(({ choice }) => choice === "due");

function Confirm(props: QuickProps) {
  const t = useCopy();
  const { account, draft, due } = props;
  const { terms, cardForm, mode, ready } = useQuickPay(props);
  const sending = useSelector(selectPayOncePhase).name === "submitting";
  const checking = useCheckingLabel(cardForm, mode);
  const busy = sending ? t("billing.payOnce.review.submitting") : checking;
  const message = terms.missing ? t("billing.payOnce.review.termsRequired") : undefined;
  const title = t("billing.quickPay.title");
  useScreenTitle(title);
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={title} />
      </Stack>
      <StepNotices accountId={account.id} />
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: 1 })}
        errors={message ? [{ fieldName: "terms", message }] : []}
        focusOn={terms.submitCount}
      />
      <Form onSubmit={terms.submit}>
        <Stack gap="large">
          <QuickCard {...props} cardForm={cardForm} mode={mode} ready={ready} />
          <VaultFailureAlert cardForm={cardForm} mode={mode} purpose="payment" />
          <OverlapNotice account={account} draft={draft} />
          <Terms draft={draft} accepted={terms.accepted} onChange={terms.setAccepted} error={message} />
          <Text size="small">{t("billing.payOnce.review.upTo24Hours")}</Text>
          <StickyActions>
            <Button type="submit" fullWidth busy={busy}>
              {t("billing.payOnce.review.submit", { amount: due })}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </Stack>
  );
}

type Props = QuickProps & { cardForm: CardFormControl; mode: VaultMode | undefined; ready: boolean };

/**
 * Amount, method and date, each with a link to change it in the four steps; and the security code of a saved card,
 * typed into the vault's iframe (PAY-08).
 */
function QuickCard({ account, due, method, cardForm, mode, ready }: Props) {
  const t = useCopy();
  const rows = useReviewRows();
  const items = [
    rows.account(account),
    rows.method(<Method method={method} />, payOncePath(account.id, "method")),
    {
      id: "date",
      term: t("billing.payOnce.review.date"),
      detail: <Today date={account.businessDate} />,
      aside: <ChangeLink href={payOncePath(account.id, "date")} name={t("billing.schedule.review.changeDate")} />,
    },
  ];
  return (
    <Card labelledBy="to-be-charged">
      <Stack>
        <AmountOf id="to-be-charged" title={t("billing.payOnce.review.willBeCharged")} cents={due}>
          <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
          <Text size="small">
            <Link href={payOncePath(account.id, "amount", { amount: due })}>
              {t("billing.payOnce.review.changeAmount")}
            </Link>
          </Text>
        </AmountOf>
        <DescriptionList items={items} />
        {mode && ready && <MethodStored choice={method.id} />}
        {mode && !ready && <CardForm cardForm={cardForm} mode={mode} businessDate={account.businessDate} />}
        {!mode && <Text size="small">{t("wallet.pay.bankTakesDays")}</Text>}
      </Stack>
    </Card>
  );
}

function Method({ method }: Pick<QuickProps, "method">) {
  const t = useCopy();
  const name = <MethodName type={method.type} lastFour={method.lastFour} />;
  if (!method.expiringSoon) return name;
  return (
    <TwoLines name={name} note={t("billing.payOnce.method.expiresSoon", { expiry: printedExpiry(method.expiry) })} />
  );
}

function Today({ date }: { date: string }) {
  const t = useCopy();
  return (
    <>
      {t("billing.today")}, <DateText date={date} />
    </>
  );
}

/**
 * One submit: checks the terms first, then the vault takes the security code of a saved card, then the payment is sent.
 * A code that was entered before a refusal is not asked for again (PAY-08).
 */
function useQuickPay({ account, draft, due, choice, method }: QuickProps) {
  const dispatch = useDispatch();
  const { businessDate: date } = account;
  const filledIn = draft.amount?.cents === due && draft.date === date;
  useEffect(() => {
    if (!filledIn) dispatch(payOnceEvents.dueFilledIn({ choice, due, date }));
  }, [dispatch, filledIn, choice, due, date]);

  const mode = vaultModeOf(method.id, account.paymentMethods);
  const ready = draft.method !== undefined && choiceOf(draft.method) === method.id;
  const pay = (chosen: SentMethod) => {
    dispatch(payOnceEvents.methodChosen(chosen));
    dispatch(payOnceEvents.submitted());
  };
  const cardForm = useCardForm(payOnceEvents, useSelector(selectCardForm), {
    choice: method.id,
    isNeeded: mode !== undefined && !ready,
    onStored: (card) => pay(chosenFrom(method.id, card, false, Date.now())),
  });
  const onAccepted = () => {
    if (ready) dispatch(payOnceEvents.submitted());
    else if (mode) cardForm.submit();
    else pay(chosenBank(method));
  };
  const terms = useTermsConsent({
    idempotencyKey: draft.idempotencyKey,
    reviewOpened: payOnceEvents.reviewOpened,
    onAccepted,
  });
  return { terms, cardForm, mode, ready };
}
