import { useCopy } from "@portico/content-runtime/react";
import { Switch } from "@portico/design-system/choice";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { LiveRegion } from "@portico/design-system/feedback";
import { useDispatch, useSelector } from "react-redux";
import { paperlessEvents, selectPaperless } from "../model/paperless.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

/** Paper or none, asked once more before it changes (BILL-09). */
export function PaperlessSwitch({ account: { id, paperlessEnrolled } }: { account: HomeAccount }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectPaperless);
  const news = state.phase === "changed" && state.accountId === id ? t(state.enrolled ? "billing.standing.paperless.nowOn" : "billing.standing.paperless.nowOff") : "";
  return (
    <>
      <Switch
        name="paperless"
        label={t("billing.home.settings.paperless")}
        checked={paperlessEnrolled}
        onChange={(enrolled) => dispatch(paperlessEvents.asked({ accountId: id, enrolled }))}
        words={{ on: t("billing.standing.paperless.on"), off: t("billing.standing.paperless.off") }}
      />
      <LiveRegion urgency="polite" message={news} />
      <Question accountId={id} />
    </>
  );
}

function Question({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectPaperless);
  const open = state.phase !== "idle" && state.phase !== "changed" && state.accountId === accountId;
  const enrolled = open && state.enrolled;
  return (
    <ConfirmDialog
      open={open}
      question={t(enrolled ? "billing.standing.paperless.askOn" : "billing.standing.paperless.askOff")}
      consequence={t(enrolled ? "billing.standing.paperless.onConsequence" : "billing.standing.paperless.offConsequence")}
      confirmLabel={t(enrolled ? "billing.standing.paperless.turnOn" : "billing.standing.paperless.turnOff")}
      cancelLabel={t("billing.standing.paperless.keep")}
      busy={state.phase === "saving" ? t("billing.standing.paperless.saving") : undefined}
      error={state.phase === "failed" ? { toneLabel: t("billing.tone.bad"), message: t("billing.standing.paperless.failed") } : undefined}
      onConfirm={() => dispatch(paperlessEvents.confirmed({ accountId, enrolled }))}
      onCancel={() => dispatch(paperlessEvents.declined())}
    />
  );
}
