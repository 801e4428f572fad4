import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/Notice.tsx";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

/** Ends Auto Pay, after a question that says what is lost (AUTO-04); mobile can't do without it. */
export function CancelAutoPay({ account }: { account: AutoPayAccountFragment }) {
  const t = useCopy();
  const { open, ask, close, confirm, busy, error } = useCancelling(account.id);
  const { enrolments, monthlyDiscount } = account.autoPay;
  if (enrolments.some(({ service }) => service === "mobile")) {
    return <Notice tone="note">{t("billing.autoPay.cancel.mobile")}</Notice>;
  }
  return (
    <>
      <div>
        <Button variant="secondary" onPress={ask}>
          {t("billing.autoPay.cancel.open")}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        tone="danger"
        question={t("billing.autoPay.cancel.question")}
        consequence={monthlyDiscount > 0 ? t("billing.autoPay.cancel.lose", { amount: monthlyDiscount }) : t("billing.autoPay.cancel.plain")}
        confirmLabel={t("billing.autoPay.cancel.confirm")}
        cancelLabel={t("billing.autoPay.cancel.keep")}
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={close}
      />
    </>
  );
}

function useCancelling(accountId: string) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectAutoPayPhase);
  const [asking, setAsking] = useState(false);
  const sending = phase.name === "submitting" && phase.order === "cancel";
  const refused = phase.name === "refused" && phase.order === "cancel" ? phase.refused : undefined;
  return {
    open: asking || sending,
    busy: sending ? t("billing.autoPay.cancel.busy") : undefined,
    error: refused && { toneLabel: t("billing.tone.bad"), message: `${t("billing.autoPay.refused.cancel")} ${t(`billing.autoPay.refusal.${refused.code}`)}` },
    ask: () => setAsking(true),
    close: () => {
      setAsking(false);
      dispatch(autoPayEvents.refusalRead());
    },
    confirm: () => dispatch(autoPayEvents.asked({ kind: "cancel", accountId })),
  };
}
