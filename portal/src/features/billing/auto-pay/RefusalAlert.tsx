import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import { Notice } from "../model/Notice.tsx";
import { autoPayActionPath, type AutoPayStep, payOncePath } from "../model/paths.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import { type AutoPayRefused, type RefusedThing, stepToRepair } from "./autoPay.refusals.ts";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";

/** Why the attempt before was not started, on the step where it is repaired. */
export function RefusalAlert({ draft, step }: { draft: AutoPayDraft; step: AutoPayStep }) {
  const phase = useSelector(selectAutoPayPhase);
  if (phase.name !== "refused" || phase.order === "cancel" || stepToRepair(draft, phase.refused) !== step) return null;
  return <Refused accountId={draft.accountId} {...phase} />;
}

type RefusedProps = { accountId: string; refused: AutoPayRefused; what: RefusedThing };

/** What was not done, and why. */
export function Refused({ accountId, refused, what }: RefusedProps) {
  const t = useCopy();
  const title = what === "date" ? t("billing.autoPay.settings.failed") : t(`billing.autoPay.refused.${what}`);
  return (
    <Notice tone="bad" live="assertive" title={title} action={<Repair accountId={accountId} refused={refused} />}>
      {t(`billing.autoPay.refusal.${refused.code}`)}
    </Notice>
  );
}

/** The one link that helps, where there is one. */
function Repair({ accountId, refused: { code, openActionId } }: { accountId: string; refused: AutoPayRefused }) {
  const t = useCopy();
  if (openActionId) return <Link href={autoPayActionPath(accountId, openActionId)}>{t("billing.autoPay.open.link")}</Link>;
  if (code === "BALANCE_DUE" || code === "ACCOUNT_DISCONNECTED") return <Link href={payOncePath(accountId)}>{t("billing.autoPay.run.pay")}</Link>;
  return null;
}
