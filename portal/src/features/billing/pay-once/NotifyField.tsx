import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { messages } from "@portico/rules/constants";
import { notifiedFault, typedAddresses } from "@portico/rules/emailAddress";
import { useDispatch } from "react-redux";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

/** Others who are told by e-mail whether money was taken (B14). Several go into one field, so it is no field of the type e-mail. */
export function NotifyField({ value, error }: { value: string; error: string | undefined }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <TextField
      label={t("billing.notify.label")}
      name="notify"
      value={value}
      onChange={(typed) => dispatch(payOnceEvents.notifyTyped(typed))}
      hint={t("billing.notify.hint", { most: messages.mostNotified })}
      error={error}
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

export const notifyFault = ({ notify = "" }: Draft) => notifiedFault(typedAddresses(notify));

/** Enough to find it in the field. */
const MOST_SHOWN = 40;
const shortened = (address: string) => (address.length > MOST_SHOWN ? `${address.slice(0, MOST_SHOWN)}…` : address);

/** Its message once it was refused; it goes as soon as it is repaired. */
export function useNotifyFault(draft: Draft, refusals: number): string | undefined {
  const t = useCopy();
  const fault = refusals > 0 ? notifyFault(draft) : null;
  if (fault === null) return undefined;
  return fault.code === "INVALID" ? t("billing.notify.fault.INVALID", { address: shortened(fault.address) }) : t("billing.notify.fault.TOO_MANY", { most: messages.mostNotified });
}
