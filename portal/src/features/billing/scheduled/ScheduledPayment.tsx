import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { LabelInContext, VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateTile, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ChargeProblem, ScheduledPaymentFragment } from "../../../api/graphql/generated/graph.ts";
import { paymentPath } from "../model/laterPaths.ts";
import { payOncePath } from "../model/paths.ts";
import type { lateBy } from "../model/payment-flow/late.rules.ts";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { scheduledEvents, selectCancelPhase } from "./scheduled.slice.ts";

type Props = {
  payment: ScheduledPaymentFragment;
  problem: ChargeProblem | null;
  /** The bill that this payment would be late for. */
  late: ReturnType<typeof lateBy>;
  mayChange: boolean;
};

/** One scheduled payment: date, amount, method, and its actions. */
export function ScheduledPayment({ payment, problem, late, mayChange }: Props) {
  const t = useCopy();
  const { id, accountId, amount, paymentDate: date, enteredBy } = payment;
  const titleId = `scheduled-${id}`;
  return (
    <Card labelledBy={titleId}>
      <Stack>
        <Inline gap="medium" wrap={false} align="start">
          {/* The heading says the date to screen readers. */}
          <div aria-hidden="true">
            <DateTile date={date} />
          </div>
          <Stack gap="xsmall">
            <VisuallyHidden as="h2" id={titleId}>
              {t("billing.scheduled.item", { date })}
            </VisuallyHidden>
            <Money cents={amount} size="large" />
            <Text>
              <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
            </Text>
            <Text size="small" tone="quiet">
              {t("billing.scheduled.by", { who: enteredBy })}
            </Text>
            <Text size="small">
              <Link href={paymentPath(accountId, id)}>
                <LabelInContext inContext={t("billing.scheduled.openThis", { amount, date })}>
                  {t("billing.scheduled.open")}
                </LabelInContext>
              </Link>
            </Text>
          </Stack>
        </Inline>
        {late && <Late payment={payment} late={late} mayChange={mayChange} />}
        {problem && <Problem payment={payment} problem={problem} mayChange={mayChange} />}
        {mayChange && <ScheduledPaymentActions payment={payment} />}
      </Stack>
    </Card>
  );
}

/** Warns that the payment is after the due date, what that means, and links to choose an earlier date. */
function Late({
  payment: { id, accountId, paymentDate: date },
  late,
  mayChange,
}: Pick<Props, "payment" | "mayChange"> & { late: NonNullable<Props["late"]> }) {
  const t = useCopy();
  const repair = (
    <Link href={payOncePath(accountId, "date", { later: true, changes: id })}>
      {t("billing.schedule.review.changeDate")}
    </Link>
  );
  return (
    <Notice tone="warning" title={t("billing.schedule.late.title")} action={mayChange && repair}>
      {t("billing.schedule.late.detail", { ...late, date })}
    </Notice>
  );
}

/** Warns in advance why the payment would fail on its date, with a link to change the method. */
function Problem({
  payment: { id, accountId, paymentDate: date },
  problem,
  mayChange,
}: Pick<Props, "payment" | "mayChange"> & { problem: ChargeProblem }) {
  const t = useCopy();
  const repair = (
    <Link href={payOncePath(accountId, "method", { later: true, changes: id })}>
      {t("billing.scheduled.problem.repair")}
    </Link>
  );
  return (
    <Notice tone="critical" title={t("billing.scheduled.problem.title", { date })} action={mayChange && repair}>
      {t(`billing.scheduled.problem.${problem}`)}
    </Notice>
  );
}

function ScheduledPaymentActions({ payment: { id, accountId, amount, paymentDate: date } }: Pick<Props, "payment">) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <Actions>
      <ButtonLink
        href={payOncePath(accountId, "review", { later: true, changes: id })}
        variant="secondary"
        size="compact"
      >
        <LabelInContext inContext={t("billing.scheduled.changeThis", { amount, date })}>
          {t("billing.scheduled.change")}
        </LabelInContext>
      </ButtonLink>
      <Button
        variant="quiet"
        size="compact"
        onPress={() => dispatch(scheduledEvents.cancelRequested({ paymentId: id }))}
      >
        <LabelInContext inContext={t("billing.scheduled.cancelThis", { amount, date })}>
          {t("billing.scheduled.cancel")}
        </LabelInContext>
      </Button>
    </Actions>
  );
}

/** A scheduled payment, or the next retry of a failed one. */
type PaymentToCancel = Pick<ScheduledPaymentFragment, "id" | "amount" | "paymentDate">;

const failureKeys = {
  gone: "billing.scheduled.confirm.gone",
  failed: "billing.scheduled.confirm.failed",
  offline: "billing.scheduled.confirm.offline",
  unknown: "billing.scheduled.confirm.unknown",
} as const;

/** Confirms a cancellation; stays open while the request runs, and shows its failure. */
export function CancelDialog({ payments, accountId }: { payments: readonly PaymentToCancel[]; accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectCancelPhase);
  const payment = usePaymentToCancel(payments);
  if (!payment) return null;
  const { id: paymentId, amount, paymentDate: date } = payment;
  const failure = phase.name === "asking" ? phase.failure : undefined;
  return (
    <ConfirmDialog
      open={phase.name === "asking" || phase.name === "cancelling"}
      tone="critical"
      question={t("billing.scheduled.confirm.question", { amount, date })}
      consequence={t("billing.scheduled.confirm.detail")}
      confirmLabel={t("billing.scheduled.confirm.yes")}
      cancelLabel={t("billing.scheduled.confirm.no")}
      busy={phase.name === "cancelling" ? t("billing.scheduled.confirm.busy") : undefined}
      error={failure && { toneLabel: t("billing.tone.critical"), message: t(failureKeys[failure]) }}
      onConfirm={() => dispatch(scheduledEvents.cancelConfirmed({ accountId, paymentId }))}
      onCancel={() => dispatch(scheduledEvents.cancelDeclined())}
    />
  );
}

/** The payment to be cancelled, also after it has left the list. */
function usePaymentToCancel(payments: readonly PaymentToCancel[]): PaymentToCancel | undefined {
  const phase = useSelector(selectCancelPhase);
  const [last, setLast] = useState<PaymentToCancel>();
  const found = phase.name === "idle" ? undefined : payments.find(({ id }) => id === phase.paymentId);
  if (found && found !== last) setLast(found);
  return found ?? last;
}
