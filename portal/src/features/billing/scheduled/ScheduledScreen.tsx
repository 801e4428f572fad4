import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { CalendarIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { payment } from "@portico/rules/constants";
import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ScheduledPaymentsQuery } from "../../../api/graphql/generated/graph.ts";
import { ScheduledPaymentsDocument } from "../../../api/graphql/generated/graph.scheduled.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BilledElsewhere } from "../model/screen/BilledElsewhere.tsx";
import { BillingScreen, useAccountId, usePaymentInfoCopy } from "../model/screen/BillingScreen.tsx";
import { lateBy } from "../model/payment-flow/late.rules.ts";
import { Notice } from "../model/screen/Notice.tsx";
import { billingPath, payOncePath } from "../model/paths.ts";
import { PaymentFailures, useFailures } from "../model/account-status/PaymentFailures.tsx";
import { CancelDialog, ScheduledPayment } from "./ScheduledPayment.tsx";
import { scheduledEvents, selectCancelPhase } from "./scheduled.slice.ts";

/** Scheduled payments: at most two (PAY-10); each can be changed or cancelled until its date (PAY-18). */
export function ScheduledScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(ScheduledPaymentsDocument, { accountId });
  useEffect(() => void dispatch(scheduledEvents.opened()), [dispatch, accountId]);
  return (
    <BillingScreen
      read={read}
      retry={retry}
      width="narrow"
      title={t("billing.scheduled.title")}
      loadFailed={usePaymentInfoCopy()}
    >
      {({ billing }) =>
        billing &&
        (billing.billedElsewhere ? (
          <BilledElsewhere place={billing.billedElsewhere} />
        ) : (
          <Scheduled account={billing} />
        ))
      }
    </BillingScreen>
  );
}

type Account = NonNullable<ScheduledPaymentsQuery["billing"]>;

function Scheduled({ account }: { account: Account }) {
  const t = useCopy();
  const { scheduledPayments: payments, canPay } = account;
  const dispatch = useDispatch();
  const { failures, pay, status } = useFailures(account.id);
  const retries = failures.flatMap(({ id, retryOn, retryAmount }) =>
    retryOn && retryAmount !== null ? [{ id, amount: retryAmount, paymentDate: retryOn }] : [],
  );
  const done = useSelector(selectCancelPhase).name === "cancelled";
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.scheduled.title")} description={t("billing.scheduled.description")} />
      </Stack>
      {done && (
        <Notice tone="success" live="polite">
          {t("billing.scheduled.cancelled")}
        </Notice>
      )}
      <PaymentFailures
        accountId={account.id}
        failures={failures}
        canPay={canPay}
        pay={pay}
        status={status}
        onCancelRetry={
          canPay ? ({ id: paymentId }) => dispatch(scheduledEvents.cancelRequested({ paymentId })) : undefined
        }
      />
      {!canPay && <Text>{t("billing.scheduled.mayNot")}</Text>}
      {payments.length === 0 ? (
        <Nothing>{canPay && <ScheduleAnother account={account} />}</Nothing>
      ) : (
        payments.map((payment) => (
          <ScheduledPayment
            key={payment.id}
            payment={payment}
            problem={problemOf(account, payment.id)}
            late={lateBy(account, payment.paymentDate, payment.id)}
            mayChange={canPay}
          />
        ))
      )}
      {canPay && payments.length > 0 && <ScheduleAnother account={account} />}
      <CancelDialog payments={[...payments, ...retries]} accountId={account.id} />
    </Stack>
  );
}

/** Why the payment would fail on its date, as things are now. */
const problemOf = ({ status }: Account, id: string) =>
  status.scheduled.find(({ paymentId }) => paymentId === id)?.problem ?? null;

function Nothing({ children }: { children: ReactNode }) {
  const t = useCopy();
  return (
    <EmptyState title={t("billing.scheduled.empty.title")} icon={<CalendarIcon />} action={children}>
      {t("billing.scheduled.empty.detail")}
    </EmptyState>
  );
}

/** Link to schedule a payment, or why there is none; the shell says it of a payment that is being confirmed. */
function ScheduleAnother({ account: { id, lockingPayment, scheduledPayments } }: { account: Account }) {
  const t = useCopy();
  if (lockingPayment) return null;
  if (scheduledPayments.length >= payment.maxScheduled) return <Text>{t("billing.scheduled.two")}</Text>;
  return (
    <div>
      <ButtonLink
        href={payOncePath(id, "amount", { later: true })}
        variant={scheduledPayments.length === 0 ? "primary" : "secondary"}
      >
        {t("billing.scheduled.add")}
      </ButtonLink>
    </div>
  );
}
