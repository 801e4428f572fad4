import { unsupportedTargeting, variantsNamed } from "@portico/gate/targeting";
import type { ToggleEntry } from "@portico/gate/toggles";
import { expectedValues, isValueOf } from "@portico/gate/toggleValues";
import type { Finding, ToggleDefinition } from "../content.types.ts";
import { toggleEvaluator, type ToggleContext } from "./toggles.domain.ts";

const sites = ["business", "community"];
const roles = [undefined, "PRIMARY", "ADMIN", "BILLING", "STANDARD"];
const customer = { userType: "CUSTOMER", accountId: "8347201180", services: ["INTERNET"] };
const samples: readonly ToggleContext[] = sites.flatMap((site) =>
  roles.map((role) => ({ site, environment: "production", ...(role ? { role, ...customer } : {}) })),
);

type FindingError = Pick<Finding, "error" | "found" | "expected">;

/** Checks the size and depth of the targeting logic before it is inspected or evaluated. */
function unsupported({ targeting }: ToggleDefinition): FindingError | undefined {
  const found = targeting === undefined ? undefined : unsupportedTargeting(targeting);
  return found === undefined ? undefined : { error: "UNSUPPORTED_TARGETING", found };
}

/** Unknown variants, as the default or in targeting. */
function unknownVariant({ variants, defaultVariant, targeting }: ToggleDefinition): FindingError | undefined {
  const stray = [defaultVariant, ...variantsNamed(targeting)].find((name) => !Object.hasOwn(variants, name));
  return stray === undefined ? undefined : { error: "UNKNOWN_VARIANT", found: stray, expected: Object.keys(variants) };
}

function wrongValue(entry: ToggleEntry, { variants }: ToggleDefinition): FindingError | undefined {
  const wrong = Object.values(variants).find((value) => !isValueOf(entry, value));
  return wrong === undefined
    ? undefined
    : { error: "WRONG_VALUE", found: String(wrong), expected: expectedValues(entry) };
}

/** Evaluates computed targeting for every kind of reader. */
function brokenTargeting(key: string, definition: ToggleDefinition): FindingError | undefined {
  try {
    const evaluate = toggleEvaluator({ [key]: { ...definition, state: "ENABLED" } });
    const broken = samples
      .map((context) => evaluate(key, context))
      .find((evaluation) => evaluation === undefined || evaluation.reason === "ERROR");
    return broken === undefined ? undefined : { error: "BROKEN_TARGETING", found: broken.variant };
  } catch {
    // The engine's message is English; the code is translated for the editor.
    return { error: "INVALID_DEFINITION" };
  }
}

/** The content gate's findings for a toggle definition; empty when it can be published. */
export function toggleFindings(key: string, entry: ToggleEntry, definition: ToggleDefinition): Finding[] {
  const error =
    unsupported(definition) ??
    unknownVariant(definition) ??
    wrongValue(entry, definition) ??
    brokenTargeting(key, definition);
  return error === undefined ? [] : [{ code: "BAD_TOGGLE", severity: "error", key, ...error }];
}
