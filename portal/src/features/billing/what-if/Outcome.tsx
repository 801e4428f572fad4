import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { WhatIfQuery } from "../../../api/graphql/generated/graph.ts";
import { WhatIfDocument } from "../../../api/graphql/generated/graph.whatIf.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/screen/HomeCard.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { payOncePath } from "../model/paths.ts";

type Props = { accountId: string; amount: number; date: string; today: string; mayPay: boolean };
type Found = WhatIfQuery["whatIf"];

/** What the payment would change, first the service, then the money. A payment that would be refused says why. */
export function Outcome({ accountId, amount, date, today, mayPay }: Props) {
  const t = useCopy();
  const { read, retry } = useGraphRead(WhatIfDocument, { accountId, amount, date });
  const shown = read.data ? { ...read, data: { billing: read.data.whatIf } } : { ...read, data: undefined };
  return (
    <HomeCard name="what-if" title={t("billing.whatIf.result", { amount, date })} read={shown} retry={retry}>
      {(found) => (
        <div role="status">
          <Stack>
            {found.verdict === "ALLOWED" ? <Taken found={found} /> : <NotTaken found={found} />}
            {found.verdict === "ALLOWED" && mayPay && (
              <Actions>
                <ButtonLink
                  href={payOncePath(accountId, "amount", date > today ? { amount, date, later: true } : { amount })}
                  variant="secondary"
                >
                  {t("billing.whatIf.pay")}
                </ButtonLink>
              </Actions>
            )}
          </Stack>
        </div>
      )}
    </HomeCard>
  );
}

function NotTaken({ found }: { found: Found }) {
  return <Notice tone="warning">{useVerdictCopy(found)}</Notice>;
}

function useVerdictCopy({ verdict, minimum: min, maximum: max, firstDate, lastDate }: Found): string | null {
  const t = useCopy();
  switch (verdict) {
    case "ALLOWED":
      return null;
    case "MUST_PAY_TODAY":
      return t("billing.whatIf.verdict.MUST_PAY_TODAY");
    case "ONLY_TODAY":
      return t("billing.whatIf.verdict.ONLY_TODAY");
    case "DATE_NOT_OFFERED":
      return firstDate === null || lastDate === null
        ? t("billing.whatIf.verdict.ONLY_TODAY")
        : t("billing.whatIf.verdict.DATE_NOT_OFFERED", { first: firstDate, last: lastDate });
    case "BELOW_DUE":
      return t("billing.whatIf.verdict.BELOW_DUE", { min });
    case "OUT_OF_RANGE":
      return t("billing.whatIf.verdict.OUT_OF_RANGE", { min, max });
  }
}

function Taken({ found }: { found: Found }) {
  const t = useCopy();
  const {
    amountDueAfter,
    pastDueAfter,
    creditAfter,
    dueDateAfter,
    softDisconnectDateAfter,
    autoPayDiscount,
    autoPayFirst,
    scheduledFirst,
  } = found;
  const money = (id: "due" | "pastDue" | "credit" | "discount", cents: number) =>
    cents > 0 || id === "due" ? [{ id, term: t(`billing.whatIf.row.${id}`), detail: <Money cents={cents} /> }] : [];
  const day = (id: "dueBy" | "stops", date: string | null) =>
    date ? [{ id, term: t(`billing.whatIf.row.${id}`), detail: <DateText date={date} /> }] : [];
  return (
    <>
      <Text weight="medium">{useServiceCopy(found)}</Text>
      <DescriptionList
        items={[
          ...money("due", amountDueAfter),
          ...day("dueBy", dueDateAfter),
          ...money("pastDue", pastDueAfter),
          ...day("stops", softDisconnectDateAfter),
          ...money("credit", creditAfter),
          ...money("discount", autoPayDiscount),
        ]}
      />
      {scheduledFirst > 0 && <Text>{t("billing.whatIf.scheduledFirst", { amount: scheduledFirst })}</Text>}
      {autoPayFirst && <Text>{t("billing.whatIf.autoPayFirst")}</Text>}
      <Text size="small">{t("billing.whatIf.assumes")}</Text>
    </>
  );
}

function useServiceCopy({
  stoppedBefore,
  restored,
  restoreMinutes: minutes,
  pastDueBefore,
  pastDueAfter,
}: Found): string {
  const t = useCopy();
  if (restored) return t("billing.whatIf.service.restored", { minutes });
  if (stoppedBefore) return t("billing.whatIf.service.stopped", { amount: pastDueAfter });
  return pastDueBefore > 0
    ? t("billing.whatIf.service.late", { amount: pastDueBefore })
    : t("billing.whatIf.service.fine");
}
