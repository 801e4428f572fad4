import type { EvaluationContext } from "@openfeature/core";
import { FlagdCore, MemoryStorage } from "@openfeature/flagd-core";
import { rulesOf } from "@portico/gate/targeting";
import type { ToggleEntry, ToggleRegister, ToggleValue } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import { daysBetween, localDateAt } from "@portico/rules/dates";
import type { ToggleAnswer, ToggleDefinition, ToggleDefinitions } from "../content.types.ts";

/** The evaluation context: from host and session, never from a body; and whether the process shows staging. */
export type ToggleContext = {
  site?: string;
  environment?: string;
  role?: string;
  userType?: string;
  accountId?: string;
  services?: readonly string[];
};

export type Evaluation = { value: ToggleValue; variant: string; reason: string; metadata: Record<string, ToggleValue> };

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
/** Editors write targeting, so it is interpreted, never compiled to code. */
const options = { disableDynamicCodeGeneration: true };

/** @throws when a definition violates flagd's schema */
function coreOf(flags: ToggleDefinitions): FlagdCore {
  const storage = new MemoryStorage(silent, options);
  storage.setConfigurations(JSON.stringify({ flags }), true);
  return new FlagdCore(storage, silent, options);
}

/** The attributes for targeting; the account determines the bucket of a stable percentage rollout. */
function evaluationContext({ accountId, services, ...rest }: ToggleContext): EvaluationContext {
  return {
    ...rest,
    ...(accountId ? { accountId } : {}),
    targetingKey: accountId ?? "anonymous",
    services: [...(services ?? [])],
  };
}

export type Evaluator = (key: string, context: ToggleContext) => Evaluation | undefined;

const isValue = (value: unknown): value is ToggleValue => ["boolean", "string", "number"].includes(typeof value);

/**
 * Creates an evaluator of a release's toggles. A disabled toggle evaluates to its default variant.
 * @throws when a definition violates flagd's schema
 */
export function toggleEvaluator(flags: ToggleDefinitions): Evaluator {
  const core = coreOf(flags);
  return (key, context) => {
    const flag = core.getFlag(key);
    if (flag === undefined) return undefined;
    const usual = flag.defaultVariant ?? "";
    const {
      value,
      variant = usual,
      reason,
    } = flag.state === "DISABLED"
      ? { value: undefined, reason: "DISABLED" }
      : flag.evaluate(evaluationContext(context));
    const given = isValue(value) ? value : flag.variants.get(usual);
    return isValue(given)
      ? { value: given, variant, reason, metadata: flag.metadata as Evaluation["metadata"] }
      : undefined;
  };
}

/** Maps an evaluation to the portal's type. */
export function answerOf({ value, variant, metadata }: Evaluation): ToggleAnswer {
  return {
    value,
    variant,
    applies: (metadata["applies"] ?? "atOnce") as ToggleAnswer["applies"],
    killed: metadata["killed"] === true,
  };
}

/** Metadata that only the register may set. */
const registered = ({ applies, clientVisible }: ToggleEntry): NonNullable<ToggleDefinition["metadata"]> => ({
  applies,
  ...(clientVisible ? {} : { serverOnly: true }),
});

/**
 * The initial definition of a registered toggle. A server-side setting starts off, so that the process's configuration
 * applies.
 */
export function firstDefinition(entry: ToggleEntry): ToggleDefinition {
  const { default: usual, type, clientVisible } = entry;
  const variants: ToggleDefinition["variants"] = type === "boolean" ? { on: true, off: false } : { usual };
  const defaultVariant = type === "boolean" ? (usual ? "on" : "off") : "usual";
  return { state: clientVisible ? "ENABLED" : "DISABLED", variants, defaultVariant, metadata: registered(entry) };
}

export function firstDefinitions(register: ToggleRegister): ToggleDefinitions {
  return Object.fromEntries(Object.entries(register).map(([key, entry]) => [key, firstDefinition(entry)]));
}

/** An editor's definition, with the metadata that only the register and the kill switch may set. */
export function ownDefinition(entry: ToggleEntry, { metadata: _, ...definition }: ToggleDefinition): ToggleDefinition {
  return { ...definition, metadata: registered(entry) };
}

export const isKilled = (definition: ToggleDefinition | undefined): boolean =>
  definition?.metadata?.["killed"] === true;

/** Updates earlier definitions with a newer register's metadata; killed toggles stay off. */
export function underRegister(register: ToggleRegister, definitions: ToggleDefinitions): ToggleDefinitions {
  const renewed = (key: string, definition: ToggleDefinition) => {
    const entry = Object.hasOwn(register, key) ? register[key] : undefined;
    return entry
      ? { ...definition, metadata: { ...registered(entry), ...(isKilled(definition) ? { killed: true } : {}) } }
      : definition;
  };
  return Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [key, renewed(key, definition)]));
}

/** The toggle, off for everyone; undefined when it has no off variant. */
export function killedDefinition(live: ToggleDefinition): ToggleDefinition | undefined {
  const off = Object.entries(live.variants).find(([, value]) => value === false)?.[0];
  if (off === undefined) return undefined;
  const { targeting: _, ...definition } = live;
  return { ...definition, state: "ENABLED", defaultVariant: off, metadata: { ...live.metadata, killed: true } };
}

export type Stale = components["schemas"]["Toggle"]["stale"][number];

/** After this many days with one variant for everyone, a release toggle counts as stale. */
const settledDays = 30;

/** Whether everyone gets the same variant. */
function isForEverybody({ state, targeting, defaultVariant, variants }: ToggleDefinition): boolean {
  if (state === "DISABLED" || Object.keys(variants).length === 1) return true;
  return rulesOf(targeting, defaultVariant)?.every(({ variant }) => variant === defaultVariant) ?? false;
}

/**
 * A toggle's life cycle. @param since when its definition went live; @param places source files that read it; @param
 * now real time
 */
export type Life = {
  entry: ToggleEntry;
  live: ToggleDefinition;
  since: Date;
  places: readonly string[];
  now: Date;
  timeZone: string;
};

/** Why a toggle is stale and should be reviewed or removed from the code; empty when it is not. */
export function staleReasons({ entry: { expires, kind }, live, since, places, now, timeZone }: Life): Stale[] {
  const today = localDateAt(now, timeZone);
  const settled =
    kind === "release" && isForEverybody(live) && daysBetween(localDateAt(since, timeZone), today) >= settledDays;
  return [
    ...(expires !== undefined && today > expires ? (["expired"] as const) : []),
    ...(settled ? (["settled"] as const) : []),
    ...(places.length === 0 ? (["unread"] as const) : []),
  ];
}
