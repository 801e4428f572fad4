/** flagd's JSON logic. */
export type Logic = Readonly<Record<string, unknown>>;

/**
 * One targeting rule of a toggle: an account that meets all conditions gets the variant. An empty list is no condition;
 * of several values one must match.
 * `percent` is a percentage rollout over all accounts, 0 to 100, null for everyone. Rollouts are sticky: an account
 * within 10 percent is also within 25 percent. Requests without an account are in no rollout.
 */
export type Rule = {
  environments: readonly string[];
  sites: readonly string[];
  roles: readonly string[];
  services: readonly string[];
  percent: number | null;
  variant: string;
};

type Condition = Omit<Rule, "variant">;

const everyone: Condition = { environments: [], sites: [], roles: [], services: [], percent: null };

/** A rule without conditions. */
export const ruleFor = (variant: string): Rule => ({ ...everyone, variant });

const single = { environments: "environment", sites: "site", roles: "role" } as const;
const lists = ["environments", "sites", "roles"] as const;

const isOneOf = (name: string, words: readonly string[]): Logic =>
  words.length === 1 ? { "==": [{ var: name }, words[0]] } : { in: [{ var: name }, words] };
const hasService = (service: string): Logic => ({ in: [service, { var: "services" }] });
const hasOneOf = (services: readonly string[]): Logic[] =>
  services.length > 1 ? [{ or: services.map(hasService) }] : services.map(hasService);
const hasAccount: Logic = { "!!": [{ var: "accountId" }] };
const inShare = (percent: number): Logic => ({
  "==": [
    {
      fractional: [
        ["in", percent],
        ["out", 100 - percent],
      ],
    },
    "in",
  ],
});

function conditionOf({ services, percent, ...rule }: Rule): Logic | true {
  const parts = [
    ...lists.filter((list) => rule[list].length > 0).map((list) => isOneOf(single[list], rule[list])),
    ...hasOneOf(services),
    ...(percent === null ? [] : [hasAccount, inShare(percent)]),
  ];
  return parts.length > 1 ? { and: parts } : (parts[0] ?? true);
}

/**
 * Converts rules (first match wins) to flagd's JSON logic; undefined without rules: everyone gets the default variant.
 */
export function targetingOf(rules: readonly Rule[]): Logic | undefined {
  return rules.length === 0 ? undefined : { if: rules.flatMap((rule) => [conditionOf(rule), rule.variant]) };
}

/** Returns the operand of an operation; undefined for any other logic. */
const givenTo = (logic: unknown, operation: string): unknown =>
  typeof logic === "object" && logic !== null && Object.keys(logic).length === 1
    ? (logic as Logic)[operation]
    : undefined;

/** Returns the operands of an operation; empty for any other logic. */
function argumentsOf(logic: unknown, operation: string): readonly unknown[] {
  const given = givenTo(logic, operation);
  return Array.isArray(given) ? given : [];
}

/** Returns the operands of `and` or `or`; the logic itself when it is neither. */
function joinedBy(logic: unknown, operation: "and" | "or"): readonly unknown[] {
  const parts = argumentsOf(logic, operation);
  return parts.length > 0 ? parts : [logic];
}

const isVariable = (logic: unknown, name: string) => givenTo(logic, "var") === name;
const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === "string");

/** Returns the values that a variable may have, in either notation (`==` or `in`). */
function wordsFor(logic: unknown, name: string): readonly string[] | undefined {
  const [variable, word] = argumentsOf(logic, "==");
  if (isVariable(variable, name) && typeof word === "string") return [word];
  const [other, words] = argumentsOf(logic, "in");
  return isVariable(other, name) && areWords(words) ? words : undefined;
}

function serviceIn(logic: unknown): string | undefined {
  const [service, variable] = argumentsOf(logic, "in");
  return typeof service === "string" && isVariable(variable, "services") ? service : undefined;
}

function servicesIn(logic: unknown): readonly string[] | undefined {
  const found = joinedBy(logic, "or").map(serviceIn);
  return found.every((service) => service !== undefined) ? found : undefined;
}

/** Recognizes exactly what `inShare` writes. */
function shareIn(logic: unknown): number | undefined {
  const [share] = argumentsOf(logic, "==");
  const [bucket] = argumentsOf(share, "fractional");
  const percent = Array.isArray(bucket) ? Number(bucket[1]) : NaN;
  return Number.isInteger(percent) && same(logic, inShare(percent)) ? percent : undefined;
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

/**
 * Combines all parts, each at most once; a percentage requires its account condition, and the account condition
 * requires a percentage.
 */
function conditionIn(logic: unknown): Condition | undefined {
  if (logic === true) return everyone;
  const found = joinedBy(logic, "and").map(partIn);
  if (!found.every((part) => part !== undefined)) return undefined;
  const names = found.flatMap((part) => Object.keys(part));
  if (new Set(names).size < names.length || names.includes("percent") !== names.includes("account")) return undefined;
  const { account: _, ...condition } = Object.assign({}, ...found) as Found;
  return { ...everyone, ...condition };
}

function ruleIn(condition: unknown, variant: unknown): Rule | undefined {
  const parts = conditionIn(condition);
  return parts && typeof variant === "string" ? { ...parts, variant } : undefined;
}

/**
 * Converts JSON logic to rules; undefined when rules cannot express it. An `else` equal to the default variant is not a
 * rule.
 * `rulesOf(targetingOf(rules), any)` returns the same rules.
 */
export function rulesOf(targeting: Logic | undefined, defaultVariant: string): Rule[] | undefined {
  if (targeting === undefined || Object.keys(targeting).length === 0) return [];
  const steps = argumentsOf(targeting, "if");
  if (steps.length < 2) return undefined;
  const pairs = Math.floor(steps.length / 2);
  const rules = Array.from({ length: pairs }, (_, index) => ruleIn(steps[2 * index], steps[2 * index + 1]));
  // An unpaired last operand is the else branch: a rule for everyone else.
  if (steps.length % 2 === 1 && steps.at(-1) !== defaultVariant) rules.push(ruleIn(true, steps.at(-1)));
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

/** Lists every variant that the logic names as a result; computed results are not found. */
export function variantsNamed(logic: unknown): string[] {
  if (typeof logic === "string") return [logic];
  const steps = argumentsOf(logic, "if");
  const answers = steps.filter((_, index) => index % 2 === 1 || index === steps.length - 1);
  const shares = argumentsOf(logic, "fractional").filter((share) => Array.isArray(share));
  return [...answers, ...shares.map(([answer]) => answer as unknown)].flatMap(variantsNamed);
}

/** Supported operations. Array operations (map, reduce, ...) are not, because nested ones have exponential cost. */
const operations: ReadonlySet<string> = new Set([
  "if",
  "?:",
  "and",
  "or",
  "!",
  "!!",
  "==",
  "===",
  "!=",
  "!==",
  "<",
  "<=",
  ">",
  ">=",
  "in",
  "var",
  "missing",
  "missing_some",
  "cat",
  "substr",
  "+",
  "-",
  "*",
  "/",
  "%",
  "min",
  "max",
  "fractional",
  "starts_with",
  "ends_with",
  "sem_ver",
]);
/**
 * Limits of one definition: values and operations, nesting depth, and fractional shares, which evaluation scans
 * linearly.
 */
export const targetingLimits = { steps: 500, depth: 32, shares: 100 };

/**
 * Checks, without evaluating it, whether targeting is too expensive or unsupported: returns the unsupported operation
 * or the exceeded limit; undefined when it may be evaluated.
 */
export function unsupportedTargeting(targeting: unknown): string | undefined {
  const open: { logic: unknown; depth: number }[] = [{ logic: targeting, depth: 0 }];
  let steps = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { logic, depth } = next;
    steps += 1;
    if (steps > targetingLimits.steps) return `> ${targetingLimits.steps}`;
    if (typeof logic !== "object" || logic === null) continue;
    if (depth > targetingLimits.depth) return `> ${targetingLimits.depth} levels`;
    const parts = Array.isArray(logic) ? logic : Object.entries(logic).flatMap(([name, value]) => [name, value]);
    if (!Array.isArray(logic)) {
      const unknown = Object.keys(logic).find((name) => !operations.has(name));
      if (unknown !== undefined) return unknown.slice(0, 60);
      const shares = (logic as Logic)["fractional"];
      if (Array.isArray(shares) && shares.length > targetingLimits.shares)
        return `fractional > ${targetingLimits.shares}`;
    }
    if (parts.length > targetingLimits.steps) return `> ${targetingLimits.steps}`;
    for (const part of parts) open.push({ logic: part, depth: depth + 1 });
  }
  return undefined;
}
