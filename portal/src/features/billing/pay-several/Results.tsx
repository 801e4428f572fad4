import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LiveRegion, Spinner } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { sumCents } from "@portico/rules/money";
import { Fragment } from "react";
import { useDispatch } from "react-redux";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { paySeveralPath, paymentPath } from "../model/laterPaths.ts";
import { receiptPath } from "../model/paths.ts";
import { hasPending, isUnpaid, paySeveralEvents, type Row, type RowOutcome } from "./paySeveral.slice.ts";

type Verdict = "charged" | "notCharged" | "confirming";

const verdictOf = ({ name }: RowOutcome): Verdict =>
  name === "charged" ? "charged" : name === "failed" || name === "refused" ? "notCharged" : "confirming";

const isConfirming = ({ outcome }: Row) => outcome?.name === "confirming";

/** Reasons for which another card or bank account helps. */
const methodErrors: ReadonlySet<string> = new Set(["DECLINED", "INSUFFICIENT_FUNDS", "SECURITY_CODE_FAILED"]);

/** Others were refused for a reason that no method changes, or never started. */
const isMethodRefused = ({ outcome }: Row) =>
  outcome?.name === "failed" && outcome.code !== null && methodErrors.has(outcome.code);

/** One result a row: charged, not charged, or being confirmed. Only what was not charged can be paid again. */
export function Results({ rows }: { rows: readonly Row[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const pending = hasPending({ rows });
  const unpaid = rows.filter(isUnpaid);
  const charged = rows.filter(({ outcome }) => outcome?.name === "charged");
  const title = useTitle(rows);
  const remaining = sumCents(unpaid.map(({ cents }) => cents));
  const confirming = rows.filter(isConfirming).length;
  const whatToDo = [
    t("billing.paySeveral.results.remaining", { amount: remaining }),
    ...(unpaid.every(isMethodRefused) ? [t("billing.paySeveral.results.otherMethod")] : []),
    ...(confirming > 0 ? [t("billing.paySeveral.results.confirmingNote", { count: confirming })] : []),
    ...(charged.length > 0 ? [t("billing.paySeveral.results.againNote")] : []),
  ].join(" ");
  const isOver = !pending && unpaid.length > 0;
  useScreenTitle(title);
  const payAgain = () => {
    dispatch(paySeveralEvents.retryRequested());
    dispatch(navigationRequested({ to: paySeveralPath("accounts") }));
  };
  return (
    <Stack gap="large">
      <PageHeader
        title={title}
        description={pending ? t("billing.paySeveral.results.stay") : isOver ? whatToDo : undefined}
      />
      <LiveRegion urgency="polite" message={pending ? "" : title} />
      {isOver && (
        <Actions>
          <Button onPress={payAgain}>{t("billing.paySeveral.results.again", { amount: remaining })}</Button>
        </Actions>
      )}
      {charged.length > 0 && (
        <Stack gap="xsmall">
          <Text>{t("billing.paySeveral.results.chargedTotal")}</Text>
          <Money cents={sumCents(charged.map(({ cents }) => cents))} size="large" />
        </Stack>
      )}
      <Card>
        <Stack>
          {rows.map((row, place) => (
            <Fragment key={row.accountId}>
              {place > 0 && <Divider />}
              <Result row={row} />
            </Fragment>
          ))}
        </Stack>
      </Card>
      <Link href="/billing">{t("billing.backToBilling")}</Link>
    </Stack>
  );
}

function useTitle(rows: readonly Row[]): string {
  const t = useCopy();
  const confirming = rows.filter(isConfirming).length;
  const unpaid = rows.filter(isUnpaid);
  const charged = rows.length - unpaid.length - confirming;
  const [first] = unpaid;
  if (hasPending({ rows })) return t("billing.paySeveral.results.pending");
  if (first && unpaid.length === rows.length) return t("billing.paySeveral.results.none", { count: rows.length });
  // A title with both says of every payment what became of it.
  if (first && charged > 0 && confirming === 0)
    return unpaid.length === 1
      ? t("billing.paySeveral.results.allButOne", { count: charged, account: first.accountName })
      : t("billing.paySeveral.results.some", { count: charged, unpaid: unpaid.length });
  if (first) return t("billing.paySeveral.results.notCharged", { count: unpaid.length });
  if (confirming > 0) return t("billing.paySeveral.results.confirming", { count: confirming });
  return t("billing.paySeveral.results.charged", { count: rows.length });
}

const tones = { charged: "success", notCharged: "critical", confirming: "warning" } as const;

function Result({ row: { accountId, accountName, cents, outcome = { name: "sending" } } }: { row: Row }) {
  const t = useCopy();
  const verdict = verdictOf(outcome);
  const paymentId = "paymentId" in outcome ? outcome.paymentId : undefined;
  return (
    <Stack gap="small">
      <Inline justify="between" align="start">
        <Stack gap="xsmall" align="start">
          <Heading level={2} size={4}>
            {accountName}
          </Heading>
          <Badge tone={tones[verdict]}>{t("billing.paySeveral.results.verdict", { verdict })}</Badge>
        </Stack>
        <Text weight="strong">
          <Money cents={cents} />
        </Text>
      </Inline>
      <Inline gap="small" wrap={false} align="start">
        {(outcome.name === "sending" || outcome.name === "unknown") && (
          <Spinner label={t("billing.outcome.checking")} />
        )}
        <Text size="small">{useDetail(outcome)}</Text>
      </Inline>
      {paymentId !== undefined && (
        <Inline gap="medium">
          <Link href={paymentPath(accountId, paymentId)}>
            {t("billing.paySeveral.results.payment")}
            <VisuallyHidden> {accountName}</VisuallyHidden>
          </Link>
          {verdict === "charged" && (
            <Link href={receiptPath(accountId, paymentId)}>
              {t("billing.paySeveral.results.receipt")}
              <VisuallyHidden> {accountName}</VisuallyHidden>
            </Link>
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** Refusals with their own message; the others mean that our systems failed before anything was started. */
const refusalsWithCopy = [
  "OVERPAYMENT_NOT_CONFIRMED",
  "AMOUNT_BELOW_DUE",
  "METHOD_NOT_FOUND",
  "METHOD_EXPIRED",
  "METHOD_UNAVAILABLE",
  "CARDS_RESTRICTED",
  "BANKS_RESTRICTED",
  "CARD_DATA_EXPIRED",
  "TOO_MANY_TRIES",
  "OVERLAP_NOT_SEEN",
  "TERMS_NOT_ACCEPTED",
] as const;

function useDetail(outcome: RowOutcome): string {
  const t = useCopy();
  switch (outcome.name) {
    case "charged":
      return t("billing.outcome.chargedDetail");
    case "failed":
      return t(`billing.outcome.failure.${outcome.code ?? "DECLINED"}`);
    case "refused": {
      const { code, retryAt } = outcome.refusal;
      if (code === "TOO_MANY_TRIES" && retryAt !== undefined)
        return t("billing.payOnce.refusal.tooManyTriesUntil", { at: retryAt });
      const known = refusalsWithCopy.find((each) => each === code);
      return known ? t(`billing.payOnce.refusal.${known}.detail`) : t("billing.paySeveral.results.notStarted");
    }
    default:
      return t("billing.outcome.confirmingDetail");
  }
}
