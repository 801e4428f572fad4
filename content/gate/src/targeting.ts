/** flagd's JSON logic. */
export type Logic = Readonly<Record<string, unknown>>;

/**
 * One rule of a toggle: whoever fits all of it gets the variant. An empty list asks for nothing; of several words one has to fit.
 * `percent` is a share of all accounts, 0 to 100, null for everybody. Shares are stable: an account that is among 10 percent is among 25 percent
 * too, and nobody without an account is in a share.
 */
export type Rule = {
  environments: readonly string[];
  sites: readonly string[];
  roles: readonly string[];
  services: readonly string[];
  percent: number | null;
  variant: string;
};

/** A rule for everybody. */
export const ruleFor = (variant: string): Rule => ({ environments: [], sites: [], roles: [], services: [], percent: null, variant });

type Condition = Omit<Rule, "variant">;

const single = { environments: "environment", sites: "site", roles: "role" } as const;
const lists = ["environments", "sites", "roles"] as const;

const isOneOf = (name: string, words: readonly string[]): Logic => (words.length === 1 ? { "==": [{ var: name }, words[0]] } : { in: [{ var: name }, words] });
const hasService = (service: string): Logic => ({ in: [service, { var: "services" }] });
const hasOneOf = (services: readonly string[]): Logic => (services.length === 1 ? hasService(services[0] ?? "") : { or: services.map(hasService) });
const hasAccount: Logic = { "!!": [{ var: "accountId" }] };
const inShare = (percent: number): Logic => ({ "==": [{ fractional: [["in", percent], ["out", 100 - percent]] }, "in"] });

function conditionOf({ services, percent, ...rule }: Rule): Logic | true {
  const parts = [
    ...lists.filter((list) => rule[list].length > 0).map((list) => isOneOf(single[list], rule[list])),
    ...(services.length > 0 ? [hasOneOf(services)] : []),
    ...(percent === null ? [] : [hasAccount, inShare(percent)]),
  ];
  return parts.length > 1 ? { and: parts } : (parts[0] ?? true);
}

/** Rules, the first that fits wins, as flagd reads them; undefined without any: everybody gets the default variant. */
export function targetingOf(rules: readonly Rule[]): Logic | undefined {
  return rules.length === 0 ? undefined : { if: rules.flatMap((rule) => [conditionOf(rule), rule.variant]) };
}

/** The arguments of an operation; undefined when the logic is another one. */
function argumentsOf(logic: unknown, operation: string): readonly unknown[] | undefined {
  if (typeof logic !== "object" || logic === null || Object.keys(logic).length !== 1) return undefined;
  const given = (logic as Logic)[operation];
  return Array.isArray(given) ? given : undefined;
}

const isVariable = (logic: unknown, name: string) => typeof logic === "object" && logic !== null && Object.keys(logic).length === 1 && (logic as Logic)["var"] === name;
const areWords = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === "string");

/** The words that a variable may be, in either of the two ways to say it. */
function wordsFor(logic: unknown, name: string): readonly string[] | undefined {
  const [variable, word] = argumentsOf(logic, "==") ?? [];
  if (isVariable(variable, name) && typeof word === "string") return [word];
  const [asked, words] = argumentsOf(logic, "in") ?? [];
  return isVariable(asked, name) && areWords(words) ? words : undefined;
}

function serviceIn(logic: unknown): string | undefined {
  const [service, variable] = argumentsOf(logic, "in") ?? [];
  return typeof service === "string" && isVariable(variable, "services") ? service : undefined;
}

function servicesIn(logic: unknown): readonly string[] | undefined {
  const found = (argumentsOf(logic, "or") ?? [logic]).map(serviceIn);
  return found.length > 0 && found.every((service) => service !== undefined) ? found : undefined;
}

/** What `inShare` wrote, and nothing else. */
function shareIn(logic: unknown): number | undefined {
  const [share] = argumentsOf(logic, "==") ?? [];
  const [bucket] = argumentsOf(share, "fractional") ?? [];
  const percent: unknown = Array.isArray(bucket) ? bucket[1] : undefined;
  return typeof percent === "number" && Number.isInteger(percent) && same(logic, inShare(percent)) ? percent : undefined;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Found = Partial<Condition> & { account?: true };

function partIn(logic: unknown): Found | undefined {
  for (const list of lists) {
    const words = wordsFor(logic, single[list]);
    if (words) return { [list]: words };
  }
  const services = servicesIn(logic);
  if (services) return { services };
  const percent = shareIn(logic);
  if (percent !== undefined) return { percent };
  return same(logic, hasAccount) ? { account: true } : undefined;
}

/** All parts together, each at most once; a share stands with its account, and an account only with a share. */
function conditionIn(logic: unknown): Condition | undefined {
  if (logic === true) return ruleFor("");
  const found = (argumentsOf(logic, "and") ?? [logic]).map(partIn);
  if (found.length === 0 || !found.every((part) => part !== undefined)) return undefined;
  const names = found.flatMap((part) => Object.keys(part));
  if (new Set(names).size < names.length || names.includes("percent") !== names.includes("account")) return undefined;
  const { account: _, ...condition } = Object.assign({}, ...found) as Found;
  return { ...ruleFor(""), ...condition };
}

function ruleIn(condition: unknown, variant: unknown): Rule | undefined {
  const parts = conditionIn(condition);
  return parts && typeof variant === "string" ? { ...parts, variant } : undefined;
}

/**
 * The rules that JSON logic says; undefined when it says something that rules can't. An `else` that is the default variant is no rule.
 * `rulesOf(targetingOf(rules), any)` are the same rules.
 */
export function rulesOf(targeting: Logic | undefined, defaultVariant: string): Rule[] | undefined {
  if (targeting === undefined || Object.keys(targeting).length === 0) return [];
  const steps = argumentsOf(targeting, "if");
  if (steps === undefined || steps.length < 2) return undefined;
  const pairs = steps.length % 2 === 0 ? steps : last(steps, defaultVariant);
  const rules = Array.from({ length: pairs.length / 2 }, (_, index) => ruleIn(pairs[2 * index], pairs[2 * index + 1]));
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

/** What stands alone at the end is for everybody else. */
const last = (steps: readonly unknown[], defaultVariant: string) => (steps.at(-1) === defaultVariant ? steps.slice(0, -1) : steps.toSpliced(-1, 0, true));

/** Every variant that logic names where it answers; what is put together from other values is not seen. */
export function variantsNamed(logic: unknown): string[] {
  if (typeof logic === "string") return [logic];
  const steps = argumentsOf(logic, "if");
  if (steps) return steps.filter((_, index) => index % 2 === 1 || index === steps.length - 1).flatMap(variantsNamed);
  return (argumentsOf(logic, "fractional") ?? []).flatMap((bucket) => (Array.isArray(bucket) ? variantsNamed(bucket[0]) : []));
}

/** Operations that toggles may use. Loops over lists are none: nested, their cost grows exponentially. */
const operations: ReadonlySet<string> = new Set([
  "if", "?:", "and", "or", "!", "!!", "==", "===", "!=", "!==", "<", "<=", ">", ">=", "in", "var", "missing", "missing_some",
  "cat", "substr", "+", "-", "*", "/", "%", "min", "max", "fractional", "starts_with", "ends_with", "sem_ver",
]);
/** Values and operations of one definition, and how deep they nest. */
const mostSteps = 500;
const deepest = 32;
/** Shares are looked for one by one. */
const mostShares = 100;

/**
 * What of a definition's targeting may not be evaluated, without evaluating any of it: an operation that is not
 * allowed, or too many steps. Undefined when it may be.
 */
export function unsupportedTargeting(targeting: unknown): string | undefined {
  const open: { logic: unknown; depth: number }[] = [{ logic: targeting, depth: 0 }];
  let steps = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { logic, depth } = next;
    steps += 1;
    if (steps > mostSteps) return `> ${mostSteps}`;
    if (typeof logic !== "object" || logic === null) continue;
    if (depth > deepest) return `> ${deepest} levels`;
    const parts = Array.isArray(logic) ? logic : Object.entries(logic).flatMap(([name, value]) => [name, value]);
    if (!Array.isArray(logic)) {
      const unknown = Object.keys(logic).find((name) => !operations.has(name));
      if (unknown !== undefined) return unknown.slice(0, 60);
      const shares = (logic as Logic)["fractional"];
      if (Array.isArray(shares) && shares.length > mostShares) return `fractional > ${mostShares}`;
    }
    if (parts.length > mostSteps) return `> ${mostSteps}`;
    for (const part of parts) open.push({ logic: part, depth: depth + 1 });
  }
  return undefined;
}
