import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { useDispatch, useSelector } from "react-redux";
import type { ChosenAmount } from "./payOnce.draft.ts";
import { selectPayOncePhase } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

/** The confirmation of an amount above what is due (PAY-07). The safe answer has the focus. */
export function OverpaymentDialog({ amount }: { amount: ChosenAmount | undefined }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name } = useSelector(selectPayOncePhase);
  if (!amount) return null;
  const { cents, due } = amount;
  const change = () => dispatch(payOnceEvents.overpaymentDeclined());
  return (
    <AlertDialog
      open={name === "confirmingOverpayment"}
      title={t("billing.payOnce.overpay.title")}
      description={
        due > 0
          ? t("billing.payOnce.overpay.detail", { due, amount: cents, extra: cents - due })
          : t("billing.payOnce.overpay.detailNothingDue", { amount: cents })
      }
      onEscape={change}
      actions={
        <>
          <Button variant="secondary" onPress={change}>
            {t("billing.payOnce.overpay.change")}
          </Button>
          <Button onPress={() => dispatch(payOnceEvents.overpaymentConfirmed())}>{t("billing.payOnce.overpay.confirm", { amount: cents })}</Button>
        </>
      }
    />
  );
}
