import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateTile, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import type { ChargeProblem, ScheduledPaymentFragment } from "../../../api/graphql/generated/graph.ts";
import type { lateBy } from "../model/late.rules.ts";
import { MethodName } from "../model/MethodName.tsx";
import { Notice } from "../model/Notice.tsx";
import { payOncePath, paymentPath } from "../model/paths.ts";
import { scheduledEvents } from "./scheduled.slice.ts";

type Props = {
  payment: ScheduledPaymentFragment;
  problem: ChargeProblem | null;
  /** The bill that it comes too late for. */
  late: ReturnType<typeof lateBy>;
  mayChange: boolean;
};

/** One scheduled payment: when, how much, with what, and what can be done about it. */
export function ScheduledPayment({ payment, problem, late, mayChange }: Props) {
  const t = useCopy();
  const { id, accountId, amount, paymentDate: date, enteredBy } = payment;
  const titleId = `scheduled-${id}`;
  return (
    <Card labelledBy={titleId}>
      <Stack>
        <Inline gap="medium" wrap={false} align="start">
          <DateTile date={date} />
          <Stack gap="xsmall">
            <Heading level={2} size={4} id={titleId}>
              {t("billing.scheduled.item", { date })}
            </Heading>
            <Money cents={amount} size="large" />
            <Text>
              <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
            </Text>
            <Text size="small" tone="quiet">
              {t("billing.scheduled.by", { who: enteredBy })}
            </Text>
            <Text size="small">
              <Link href={paymentPath(accountId, id)}>
                <span aria-hidden="true">{t("billing.scheduled.open")}</span>
                <VisuallyHidden>{t("billing.scheduled.openThis", { amount, date })}</VisuallyHidden>
              </Link>
            </Text>
          </Stack>
        </Inline>
        {late && <Late payment={payment} late={late} mayChange={mayChange} />}
        {problem && <Problem payment={payment} problem={problem} mayChange={mayChange} />}
        {mayChange && <WhatCanBeDone payment={payment} />}
      </Stack>
    </Card>
  );
}

/** That it comes after the due date, what that means, and the way to an earlier one. */
function Late({ payment: { id, accountId, paymentDate: date }, late, mayChange }: Pick<Props, "payment" | "mayChange"> & { late: NonNullable<Props["late"]> }) {
  const t = useCopy();
  const repair = <Link href={payOncePath(accountId, "date", { later: true, changes: id })}>{t("billing.schedule.review.changeDate")}</Link>;
  return (
    <Notice tone="attention" title={t("billing.schedule.late.title")} action={mayChange && repair}>
      {t("billing.schedule.late.detail", { ...late, date })}
    </Notice>
  );
}

/** Why it can't be charged on its day, before the day comes, and the way to another method. */
function Problem({ payment: { id, accountId, paymentDate: date }, problem, mayChange }: Pick<Props, "payment" | "mayChange"> & { problem: ChargeProblem }) {
  const t = useCopy();
  const repair = <Link href={payOncePath(accountId, "method", { later: true, changes: id })}>{t("billing.scheduled.problem.repair")}</Link>;
  return (
    <Notice tone="bad" title={t("billing.scheduled.problem.title", { date })} action={mayChange && repair}>
      {t(`billing.scheduled.problem.${problem}`)}
    </Notice>
  );
}

function WhatCanBeDone({ payment: { id, accountId, amount, paymentDate: date } }: Pick<Props, "payment">) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <Actions>
      <ButtonLink href={payOncePath(accountId, "review", { later: true, changes: id })} variant="secondary" size="compact">
        <span aria-hidden="true">{t("billing.scheduled.change")}</span>
        <VisuallyHidden>{t("billing.scheduled.changeThis", { amount, date })}</VisuallyHidden>
      </ButtonLink>
      <Button variant="quiet" size="compact" onPress={() => dispatch(scheduledEvents.cancelAsked({ paymentId: id }))}>
        <span aria-hidden="true">{t("billing.scheduled.cancel")}</span>
        <VisuallyHidden>{t("billing.scheduled.cancelThis", { amount, date })}</VisuallyHidden>
      </Button>
    </Actions>
  );
}
