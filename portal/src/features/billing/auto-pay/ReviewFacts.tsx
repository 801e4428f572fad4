import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { AmountOf } from "../model/AmountOf.tsx";
import { ChangeLink } from "../model/ChangeLink.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { Notice } from "../model/Notice.tsx";
import { useReviewRows } from "../model/useReviewRows.tsx";
import { type AutoPayDraft, stepPath, stepsOf } from "./autoPay.draft.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { enrolmentTerms } from "./enrolment.rules.ts";

/** What is charged today, what will be from then on, and what a change takes away. */
export function ReviewFacts({ account, draft }: AutoPayStepProps) {
  return (
    <>
      <Today draft={draft} />
      <Card>
        <DescriptionList items={useAnswers({ account, draft })} />
      </Card>
      <WhatItMeans account={account} draft={draft} />
    </>
  );
}

function Today({ draft: { payNow = 0 } }: { draft: AutoPayDraft }) {
  const t = useCopy();
  if (payNow === 0) return <Text weight="strong">{t("billing.autoPay.review.nothingToday")}</Text>;
  return (
    <Card tone="tint" labelledBy="charged-today">
      <AmountOf id="charged-today" title={t("billing.autoPay.review.chargedToday")} cents={payNow}>
        <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
      </AmountOf>
    </Card>
  );
}

function useAnswers({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { method, services = [], flow } = draft;
  const [first] = stepsOf[flow];
  const rows = useReviewRows();
  const names = services.map((service) => t("billing.autoPay.service", { service })).join(" · ");
  return [
    rows.account(account),
    { id: "services", term: t("billing.autoPay.review.services"), detail: names, aside: <ChangeLink href={stepPath(draft, first)} name={t("billing.autoPay.review.changeServices")} /> },
    ...(method ? [rows.method(<MethodName {...method} />, stepPath(draft, "method"))] : []),
    ...useDates({ account, draft }),
  ];
}

/** A change keeps the day; an enrolment starts on the last day that is in time in every month. */
function useDates({ account, draft: { flow, services = [], payNow } }: AutoPayStepProps) {
  const t = useCopy();
  const terms = enrolmentTerms(account, services, payNow);
  const [enrolment] = account.autoPay.enrolments;
  const day = flow === "change" ? enrolment?.debitDay : account.autoPay.usualDebitDay;
  const date = flow === "change" ? enrolment?.nextDate : terms.date;
  return [
    ...(day ? [{ id: "day", term: t("billing.autoPay.review.day"), detail: t("billing.autoPay.review.dayOfMonth", { day }) }] : []),
    ...(date ? [{ id: "next", term: t("billing.autoPay.review.first"), detail: <DateText date={date} /> }] : []),
    ...(terms.discount > 0 ? [{ id: "discount", term: t("billing.autoPay.preview.discount"), detail: t("billing.home.autoPay.perMonth", { amount: terms.discount }) }] : []),
  ];
}

function WhatItMeans({ account: { autoPay }, draft: { flow, method, services = [] } }: AutoPayStepProps) {
  const t = useCopy();
  if (flow === "enrol") return null;
  const coreStops = autoPay.monthlyDiscount > 0 && !services.includes("core");
  const means = [...(method && method.kind !== "kept" ? [t("billing.autoPay.review.replaces")] : []), ...(coreStops ? [t("billing.autoPay.review.coreStops", { amount: autoPay.monthlyDiscount })] : [])];
  if (means.length === 0) return null;
  return <Notice tone={coreStops ? "attention" : "note"}>{means.join(" ")}</Notice>;
}
