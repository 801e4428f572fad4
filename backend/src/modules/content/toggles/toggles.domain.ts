import type { EvaluationContext } from "@openfeature/core";
import { FlagdCore, MemoryStorage } from "@openfeature/flagd-core";
import { rulesOf } from "@portico/gate/targeting";
import type { ToggleEntry, ToggleRegister, ToggleValue } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import { daysBetween, localDateAt } from "@portico/rules/dates";
import type { ToggleAnswer, ToggleDefinition, ToggleDefinitions } from "../content.types.ts";

/** Who asks: from the host and the session, never from a body; and whether the process shows the stage. */
export type ToggleContext = { site?: string; environment?: string; role?: string; userType?: string; accountId?: string; services?: readonly string[] };

export type Evaluation = { value: ToggleValue; variant: string; reason: string; metadata: Record<string, ToggleValue> };

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

const isValue = (value: unknown): value is ToggleValue => ["boolean", "string", "number"].includes(typeof value);

/**
 * Evaluates the toggles of one release. A toggle that is switched off as a whole answers its default variant.
 * @throws when a definition is not one of flagd's schema
 */
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

/** What only the register may say of a toggle. */
const registered = ({ applies, clientVisible }: ToggleEntry): NonNullable<ToggleDefinition["metadata"]> => ({ applies, ...(clientVisible ? {} : { serverOnly: true }) });

/** The first definition of a toggle of the register. What the server reads is off at first: the process's own settings hold. */
export function firstDefinition(entry: ToggleEntry): ToggleDefinition {
  const { default: usual, type, clientVisible } = entry;
  const variants: ToggleDefinition["variants"] = type === "boolean" ? { on: true, off: false } : { usual };
  const defaultVariant = type === "boolean" ? (usual ? "on" : "off") : "usual";
  return { state: clientVisible ? "ENABLED" : "DISABLED", variants, defaultVariant, metadata: registered(entry) };
}

export function firstDefinitions(register: ToggleRegister): ToggleDefinitions {
  return Object.fromEntries(Object.entries(register).map(([key, entry]) => [key, firstDefinition(entry)]));
}

/** A definition as an editor sends it, with what only the register and the kill switch may say. */
export function ownDefinition(entry: ToggleEntry, { metadata: _, ...definition }: ToggleDefinition): ToggleDefinition {
  return { ...definition, metadata: registered(entry) };
}

export const isKilled = (definition: ToggleDefinition | undefined): boolean => definition?.metadata?.["killed"] === true;

/** Definitions of releases before, with what a newer register says of them; what was turned off for everybody stays off. */
export function underRegister(register: ToggleRegister, definitions: ToggleDefinitions): ToggleDefinitions {
  const renewed = (key: string, definition: ToggleDefinition) => {
    const entry = Object.hasOwn(register, key) ? register[key] : undefined;
    return entry ? { ...definition, metadata: { ...registered(entry), ...(isKilled(definition) ? { killed: true } : {}) } } : definition;
  };
  return Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [key, renewed(key, definition)]));
}

/** The same toggle, off for everybody; undefined when it has no off variant. */
export function killedDefinition(live: ToggleDefinition): ToggleDefinition | undefined {
  const off = Object.entries(live.variants).find(([, value]) => value === false)?.[0];
  if (off === undefined) return undefined;
  const { targeting: _, ...definition } = live;
  return { ...definition, state: "ENABLED", defaultVariant: off, metadata: { ...live.metadata, killed: true } };
}

export type Stale = components["schemas"]["Toggle"]["stale"][number];

/** After so many days with one answer for everybody a release is over. */
const settledDays = 30;

/** Whether everybody gets the same variant, wherever they are. */
function isForEverybody({ state, targeting, defaultVariant, variants }: ToggleDefinition): boolean {
  if (state === "DISABLED" || Object.keys(variants).length === 1) return true;
  return rulesOf(targeting, defaultVariant)?.every(({ variant }) => variant === defaultVariant) ?? false;
}

/** What of a toggle is looked at. @param since when its definition went live; @param places source that reads it; @param now on the clock of the machine */
export type Life = { entry: ToggleEntry; live: ToggleDefinition; since: Date; places: readonly string[]; now: Date; timeZone: string };

/** Why a toggle should be looked at or taken out of the code; empty when it is as it should be. */
export function staleReasons({ entry: { expires, kind }, live, since, places, now, timeZone }: Life): Stale[] {
  const today = localDateAt(now, timeZone);
  const settled = kind === "release" && isForEverybody(live) && daysBetween(localDateAt(since, timeZone), today) >= settledDays;
  return [
    ...(expires !== undefined && today > expires ? (["expired"] as const) : []),
    ...(settled ? (["settled"] as const) : []),
    ...(places.length === 0 ? (["unread"] as const) : []),
  ];
}
