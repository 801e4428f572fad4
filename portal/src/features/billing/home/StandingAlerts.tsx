import { useCopy } from "@portico/content-runtime/react";
import { PastDueAlert } from "../../account/model/PastDueAlert.tsx";
import type { MobileStanding } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/Notice.tsx";
import type { HomeAccount } from "./homeAccount.ts";

/** What is wrong with the account and the way out, the gravest first: disconnected, late by tier, on its way back, mobile. */
export function StandingAlerts({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const { id: accountId, amountDue, adjustedDelinquencyAmount, disconnected, canPay, lockingPayment } = account;
  return (
    <>
      {disconnected && <Notice tone="bad">{t("billing.home.disconnected")}</Notice>}
      {adjustedDelinquencyAmount > 0 && <PastDueAlert account={{ accountId, amountDue, adjustedDelinquencyAmount }} mayPay={canPay && !lockingPayment} />}
      <RestorationAlert account={account} />
      <MobileAlert account={account} />
    </>
  );
}

/** The minutes from a payment to restored service, and that they are over (BILL-04). */
function RestorationAlert({ account: { suspension } }: { account: HomeAccount }) {
  const t = useCopy();
  if (!suspension?.restoredBy) return null;
  const { state, restoreMinutes: minutes, restoredBy: at } = suspension;
  if (state === "RESTORED") {
    return (
      <Notice tone="good" live="polite" title={t("billing.standing.restored.title")}>
        {t("billing.standing.restored.detail", { at })}
      </Notice>
    );
  }
  return (
    <Notice tone="note" live="polite" title={t("billing.standing.restoring.title", { at })}>
      {t("billing.standing.restoring.detail", { minutes })}
    </Notice>
  );
}

const tones = { PAST_DUE: "attention", HOTLINED: "bad", TEMPORARILY_DISCONNECTED: "bad", INACTIVE: "attention" } as const;

/** Each state of late mobile service in its own words (BILL-05). */
function MobileAlert({ account: { mobileStanding, suspension } }: { account: HomeAccount }) {
  const t = useCopy();
  if (mobileStanding === "GOOD") return null;
  const tone = tones[mobileStanding];
  return (
    <Notice tone={tone} title={t(`billing.standing.mobile.${mobileStanding}.title`)}>
      <MobileDetail standing={mobileStanding} minutes={suspension?.restoreMinutes ?? 0} />
    </Notice>
  );
}

function MobileDetail({ standing, minutes }: { standing: Exclude<MobileStanding, "GOOD">; minutes: number }) {
  const t = useCopy();
  if (standing === "PAST_DUE" || standing === "INACTIVE") return t(`billing.standing.mobile.${standing}.detail`);
  return t(`billing.standing.mobile.${standing}.detail`, { minutes });
}
