import type { AutoPayService } from "@portico/rules/autoPay";
import type { PlannedPart } from "./autopay.domain.ts";

/** A step for each service that is enrolled. */
export function enrolParts(services: readonly AutoPayService[]): PlannedPart[] {
  return [...new Set(services)].map((service) => ({ kind: "ENROL", service }));
}
