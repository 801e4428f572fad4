import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LiveRegion, Spinner } from "@portico/design-system/feedback";
import { AlertIcon, CheckCircleIcon, ErrorIcon, IconTile } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";
import { AutoPayActionPageDocument } from "../../../api/graphql/generated/graph.autoPay.ts";
import type { AutoPayAccountFragment, AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { paymentPath } from "../model/laterPaths.ts";
import { autoPayPath, billingPath, enrolPath } from "../model/paths.ts";
import { SameOrAnotherMethod } from "../model/payment-flow/SameOrAnotherMethod.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { AcceptedTerms } from "../model/terms/AcceptedTerms.tsx";
import { ActionDetails, ActionParts } from "./ActionParts.tsx";
import { useAutoPayOpened } from "./AutoPayPage.tsx";
import { Refused } from "./StepFrame.tsx";
import { type ActionOutcome, outcomeOf, nextOf, type NextAction, servicesLeft } from "./action.rules.ts";
import { autoPayEvents, selectAutoPayPhase } from "./autoPay.slice.ts";

/**
 * Permanent page of an Auto Pay change: what was charged, the result of each part, and the one safe next step (B02,
 * B03).
 */
export function ActionScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { actionId = "" } = useParams();
  const { read, retry } = useGraphRead(AutoPayActionPageDocument, { accountId, actionId });
  useAutoPayOpened(accountId, "change");
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.autoPay.outcome.screen")}>
      {({ billing, autoPayAction }) => billing && autoPayAction && <Action account={billing} action={autoPayAction} />}
    </BillingScreen>
  );
}

function Action({ account, action }: { account: AutoPayAccountFragment; action: AutoPayActionDetailsFragment }) {
  const t = useCopy();
  const { title, summary, settled } = useActionCopy(action);
  useScreenTitle(title);
  useActionPolling(action);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={title} />
      </Stack>
      <LiveRegion urgency="polite" message={settled} />
      <ActionVerdict action={action} summary={summary} />
      <NextActions account={account} action={action} />
      <ActionParts action={action} />
      <ActionDetails account={account} action={action} />
      {action.acceptedTerms && <AcceptedTerms terms={action.acceptedTerms} timeZone={account.timeZone} />}
    </Stack>
  );
}

/** Polls for the outcome while the page is open and the outcome is pending. */
function useActionPolling(action: AutoPayActionDetailsFragment) {
  const dispatch = useDispatch();
  const { accountId, id: actionId } = action;
  const wanted = outcomeOf(action) === "confirming";
  useEffect(() => {
    if (!wanted) return;
    dispatch(autoPayEvents.actionWatched({ accountId, actionId }));
    return () => void dispatch(autoPayEvents.actionLeft());
  }, [dispatch, accountId, actionId, wanted]);
}

/**
 * Title and lead text of an action's page, and the live-region announcement for when it settles while the page is open.
 */
function useActionCopy(action: AutoPayActionDetailsFragment): { title: string; summary: string; settled: string } {
  const t = useCopy();
  const outcome = outcomeOf(action);
  const [openedWith] = useState(outcome);
  const { kind, nextDate } = action;
  const service = servicesLeft(action)
    .map((each) => t("billing.autoPay.service", { service: each }))
    .join(" · ");
  const titles: Record<ActionOutcome, string> = {
    confirming: t("billing.autoPay.outcome.confirming"),
    done: t("billing.autoPay.outcome.done", { kind }),
    failed: t("billing.autoPay.outcome.failed", { kind }),
    partial: t("billing.autoPay.outcome.partial"),
    paidOnly: t("billing.autoPay.outcome.paidOnly"),
    offNow: t("billing.autoPay.outcome.offNow"),
    stayedOn: t("billing.autoPay.outcome.stayedOn", { service }),
    notOn: t("billing.autoPay.outcome.notOn", { service }),
    onPaper: t("billing.autoPay.outcome.onPaper"),
    securityCode: t("billing.autoPay.outcome.securityCode"),
  };
  const dated = nextDate
    ? t("billing.autoPay.outcome.lead.done", { date: nextDate })
    : t("billing.autoPay.outcome.lead.off");
  const summaries: Record<ActionOutcome, string> = {
    confirming: t("billing.autoPay.outcome.lead.confirming"),
    done: kind === "CHANGE" ? t("billing.autoPay.outcome.lead.changed") : dated,
    failed: t("billing.autoPay.outcome.lead.failed"),
    partial: t("billing.autoPay.outcome.lead.partial"),
    paidOnly: t("billing.autoPay.outcome.lead.partial"),
    offNow: t("billing.autoPay.outcome.lead.offNow"),
    stayedOn: t("billing.autoPay.outcome.lead.partial"),
    notOn: t("billing.autoPay.outcome.lead.partial"),
    onPaper: t("billing.autoPay.outcome.lead.onPaper"),
    securityCode: t("billing.autoPay.outcome.lead.failed"),
  };
  const title = titles[outcome];
  return {
    title,
    summary: summaries[outcome],
    settled: outcome === openedWith ? "" : t("billing.autoPay.outcome.settled", { title }),
  };
}

const icons: Record<Exclude<ActionOutcome, "confirming">, React.ReactNode> = {
  done: <CheckCircleIcon size={28} />,
  failed: <ErrorIcon size={28} />,
  securityCode: <ErrorIcon size={28} />,
  partial: <AlertIcon size={28} />,
  paidOnly: <AlertIcon size={28} />,
  offNow: <AlertIcon size={28} />,
  stayedOn: <AlertIcon size={28} />,
  notOn: <AlertIcon size={28} />,
  onPaper: <AlertIcon size={28} />,
};

/** The first question answered, whatever was requested: was money taken (B03)? */
function ActionVerdict({ action, summary }: { action: AutoPayActionDetailsFragment; summary: string }) {
  const t = useCopy();
  const outcome = outcomeOf(action);
  const { moneyTaken, payment } = action;
  const facts = {
    YES: t("billing.autoPay.outcome.charged", { amount: payment?.amount ?? 0 }),
    NO: t("billing.autoPay.outcome.notCharged"),
    NOT_YET_KNOWN: t("billing.autoPay.outcome.moneyUnknown"),
  };
  return (
    <Card variant={outcome === "failed" || outcome === "securityCode" ? "plain" : "tint"} labelledBy="verdict">
      <Inline gap="medium" align="start" wrap={false} justify="between">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id="verdict">
            {facts[moneyTaken]}
          </Heading>
          <Text>{summary}</Text>
        </Stack>
        {outcome === "confirming" ? (
          <Spinner label={t("billing.autoPay.outcome.checking")} />
        ) : (
          <IconTile>{icons[outcome]}</IconTile>
        )}
      </Inline>
    </Card>
  );
}

type Props = { account: AutoPayAccountFragment; action: AutoPayActionDetailsFragment };

/** The one safe next step. Retrying a part never charges. */
function NextActions({ account, action }: Props) {
  const t = useCopy();
  const phase = useSelector(selectAutoPayPhase);
  const next = nextOf(action, account.autoPay.enrolments.length > 0);
  return (
    <>
      {phase.name === "refused" && phase.submission === "retry" && <Refused accountId={account.id} {...phase} />}
      <Actions>
        {account.canPay && <NextActionLink next={next} account={account} action={action} />}
        {action.payment && (
          <ButtonLink href={paymentPath(account.id, action.payment.id)} variant="secondary">
            {t("billing.autoPay.next.payment")}
          </ButtonLink>
        )}
        <ButtonLink href={billingPath(account.id)} variant="secondary">
          {t("billing.outcome.billing")}
        </ButtonLink>
      </Actions>
    </>
  );
}

function NextActionLink({ next, account, action: { id: actionId } }: Props & { next: NextAction }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name } = useSelector(selectAutoPayPhase);
  const accountId = account.id;
  const enrolled = account.autoPay.enrolments.length > 0;
  const busy = name === "submitting" || name === "unknown" ? t("billing.autoPay.next.retrying") : undefined;
  switch (next.kind) {
    case "wait":
      return null;
    case "retry":
      return (
        <Button
          busy={busy}
          onPress={() => dispatch(autoPayEvents.requested({ kind: "retry", accountId, actionId, partId: next.partId }))}
        >
          {t("billing.autoPay.next.retry")}
        </Button>
      );
    case "code":
      return (
        <SameOrAnotherMethod step={enrolled ? autoPayPath(accountId, "method") : enrolPath(accountId, "method")} />
      );
    case "enrol":
      return <ButtonLink href={enrolPath(accountId)}>{t("billing.autoPay.next.enrol")}</ButtonLink>;
    case "method":
      return <ButtonLink href={autoPayPath(accountId, "method")}>{t("billing.autoPay.next.code")}</ButtonLink>;
    case "manage":
      return <ButtonLink href={autoPayPath(accountId)}>{t("billing.autoPay.next.manage")}</ButtonLink>;
  }
}
