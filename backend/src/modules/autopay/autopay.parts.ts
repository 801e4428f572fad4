import type { AutoPayService } from "@portico/rules/autoPay";
import type { StoredAgreement } from "../../lib/agreement.ts";
import type { PlannedPart } from "./autopay.domain.ts";

/** A step for each service that is enrolled, and paperless billing after them when that was agreed to (BILL-09). */
export function enrolParts(services: readonly AutoPayService[], paperless?: StoredAgreement): PlannedPart[] {
  const enrolled = [...new Set(services)].map((service): PlannedPart => ({ kind: "ENROL", service }));
  return paperless ? [...enrolled, { kind: "PAPERLESS", service: null, terms: paperless }] : enrolled;
}
