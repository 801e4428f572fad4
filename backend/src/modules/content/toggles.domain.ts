import type { ToggleEntry, ToggleRegister } from "@portico/gate/toggles";
import type { EvaluationContext } from "@openfeature/core";
import { FlagdCore, MemoryStorage } from "@openfeature/flagd-core";
import type { Finding, ToggleAnswer, ToggleDefinition, ToggleDefinitions } from "./content.types.ts";

/** Who asks: from the host and the session, never from a body. */
export type ToggleContext = { site: string; role?: string; userType?: string; accountId?: string; services?: readonly string[] };

export type Evaluation = { value: boolean | string | number; variant: string; reason: string; metadata: Record<string, boolean | string | number> };

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
/** Editors write targeting, so it is interpreted, never turned into code. */
const options = { disableDynamicCodeGeneration: true };

/** @throws when a definition is not one of flagd's schema */
function coreOf(flags: ToggleDefinitions): FlagdCore {
  const storage = new MemoryStorage(silent, options);
  storage.setConfigurations(JSON.stringify({ flags }), true);
  return new FlagdCore(storage, silent, options);
}

/** What targeting may ask for; the account decides which side of a stable percentage a reader is on. */
function evaluationContext({ accountId, services, ...rest }: ToggleContext): EvaluationContext {
  return { ...rest, ...(accountId ? { accountId } : {}), targetingKey: accountId ?? "anonymous", services: [...(services ?? [])] };
}

export type Evaluator = (key: string, context: ToggleContext) => Evaluation | undefined;

const isValue = (value: unknown): value is Evaluation["value"] => ["boolean", "string", "number"].includes(typeof value);

/** Evaluates the toggles of one release. A toggle that is switched off as a whole answers its default variant. */
export function toggleEvaluator(flags: ToggleDefinitions): Evaluator {
  const core = coreOf(flags);
  return (key, context) => {
    const flag = core.getFlag(key);
    if (flag === undefined) return undefined;
    const usual = flag.defaultVariant ?? "";
    const { value, variant = usual, reason } = flag.state === "DISABLED" ? { value: undefined, reason: "DISABLED" } : flag.evaluate(evaluationContext(context));
    const given = isValue(value) ? value : flag.variants.get(usual);
    return isValue(given) ? { value: given, variant, reason, metadata: flag.metadata as Evaluation["metadata"] } : undefined;
  };
}

/** How an evaluation reaches the portal. */
export function answerOf({ value, variant, metadata }: Evaluation): ToggleAnswer {
  return { value, variant, applies: (metadata["applies"] ?? "atOnce") as ToggleAnswer["applies"], killed: metadata["killed"] === true };
}

/** The first definition of a toggle of the register. */
export function firstDefinition({ default: usual, type, applies }: ToggleEntry): ToggleDefinition {
  const variants: ToggleDefinition["variants"] = type === "boolean" ? { on: true, off: false } : { usual };
  const defaultVariant = type === "boolean" ? (usual ? "on" : "off") : "usual";
  return { state: "ENABLED", variants, defaultVariant, metadata: { applies } };
}

export function firstDefinitions(register: ToggleRegister): ToggleDefinitions {
  return Object.fromEntries(Object.entries(register).map(([key, entry]) => [key, firstDefinition(entry)]));
}

/** A definition as an editor sends it, with what only the register and the kill switch may say. */
export function ownDefinition(entry: ToggleEntry, { metadata: _, ...definition }: ToggleDefinition): ToggleDefinition {
  return { ...definition, metadata: { applies: entry.applies } };
}

/** The same toggle, off for everybody; undefined when it has no off variant. */
export function killedDefinition(live: ToggleDefinition): ToggleDefinition | undefined {
  const off = Object.entries(live.variants).find(([, value]) => value === false)?.[0];
  if (off === undefined) return undefined;
  const { targeting: _, ...definition } = live;
  return { ...definition, state: "ENABLED", defaultVariant: off, metadata: { ...live.metadata, killed: true } };
}

const samples: readonly ToggleContext[] = ["business", "community"].flatMap((site) =>
  [undefined, "PRIMARY", "ADMIN", "BILLING", "STANDARD"].map((role) => ({ site, ...(role ? { role, userType: "CUSTOMER", accountId: "8347201180", services: ["INTERNET"] } : {}) })),
);

/** Whether every kind of reader gets one of the variants. */
function answersEverybody(key: string, definition: ToggleDefinition): boolean {
  const core = coreOf({ [key]: { ...definition, state: "ENABLED" } });
  return samples.every((context) => isValue(core.getFlag(key)?.evaluate(evaluationContext(context)).value));
}

function faultOf(key: string, entry: ToggleEntry, definition: ToggleDefinition): string | undefined {
  if (!Object.hasOwn(definition.variants, definition.defaultVariant)) return `defaultVariant ${definition.defaultVariant}`;
  const wrong = Object.entries(definition.variants).find(([, value]) => typeof value !== entry.type);
  if (wrong) return `variant ${wrong[0]} is no ${entry.type}`;
  try {
    return answersEverybody(key, definition) ? undefined : "targeting names no variant";
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : "not a flag";
  }
}

/** What the gate says of a toggle's definition; empty when it may be published. */
export function toggleFindings(key: string, entry: ToggleEntry, definition: ToggleDefinition): Finding[] {
  const found = faultOf(key, entry, definition);
  return found === undefined ? [] : [{ code: "BAD_TOGGLE", severity: "error", key, found }];
}
