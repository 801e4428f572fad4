import { useCopy } from "@portico/content-runtime/react";
import { Notice } from "../model/Notice.tsx";
import type { DeviceRefusal } from "./payDevice.slice.ts";

const ofDevices = ["DEVICE_PAID_OFF", "DEVICE_NOT_FOUND", "OVERLAP_NOT_SEEN"] as const;
const ofPayments = ["AMOUNT_OUT_OF_RANGE", "METHOD_EXPIRED", "CARDS_RESTRICTED", "CARD_DATA_EXPIRED", "TOO_MANY_TRIES", "TERMS_NOT_ACCEPTED", "ATTEMPT_KEY_REUSED", "REFERENCE_INVALID", "NOTIFY_INVALID", "NOTIFY_UNAVAILABLE", "OFFLINE"] as const;

/** Why the payment was not started; the words are those of every one-time payment where they fit. */
export function RefusalAlert({ code }: { code: DeviceRefusal }) {
  const t = useCopy();
  const own = ofDevices.find((each) => each === code);
  const known = ofPayments.find((each) => each === code) ?? "OTHER";
  const title = own ? t(`billing.payDevice.refusal.${own}.title`) : t(`billing.payOnce.refusal.${known}.title`);
  return (
    <Notice tone="bad" live="assertive" title={title}>
      {own ? t(`billing.payDevice.refusal.${own}.detail`) : t(`billing.payOnce.refusal.${known}.detail`)}
    </Notice>
  );
}
