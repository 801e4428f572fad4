import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { MethodName } from "../model/MethodName.tsx";
import { autoPayPath, enrolPath } from "../model/paths.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
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
      <Stack gap="xsmall">
        <Heading level={2} size={4} id="charged-today">
          <Text as="span" size="eyebrow">
            {t("billing.autoPay.review.chargedToday")}
          </Text>
        </Heading>
        <Money cents={payNow} size="large" />
      </Stack>
    </Card>
  );
}

function useAnswers({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { method, services = [], flow, accountId } = draft;
  const paths = flow === "enrol" ? { first: enrolPath(accountId), method: enrolPath(accountId, "method") } : { first: autoPayPath(accountId), method: autoPayPath(accountId, "method") };
  const change = (href: string, spoken: string) => (
    <Link href={href}>
      <span aria-hidden="true">{t("billing.autoPay.review.change")}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Link>
  );
  const names = services.map((service) => t("billing.autoPay.service", { service })).join(" · ");
  return [
    { id: "services", term: t("billing.autoPay.review.services"), detail: names, aside: change(paths.first, t("billing.autoPay.review.changeServices")) },
    ...(method ? [{ id: "method", term: t("billing.autoPay.preview.method"), detail: <MethodName {...method} />, aside: change(paths.method, t("billing.autoPay.review.changeMethod")) }] : []),
    ...useDates({ account, draft }),
  ];
}

/** A change keeps the day; an enrolment starts on the day on which the bill is due. */
function useDates({ account, draft: { flow, services = [] } }: AutoPayStepProps) {
  const t = useCopy();
  const terms = enrolmentTerms(account, services);
  const [enrolment] = account.autoPay.enrolments;
  const day = flow === "change" ? enrolment?.debitDay : account.autoPay.dueDay;
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
  return (
    <Alert tone={coreStops ? "attention" : "note"} toneLabel={coreStops ? t("billing.tone.attention") : t("billing.tone.note")}>
      {means.join(" ")}
    </Alert>
  );
}
