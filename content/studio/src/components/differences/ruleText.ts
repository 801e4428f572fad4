/** Words that a rule is told with. */
export type RuleWords = { if: string; otherwise: string; and: string; or: string; not: string; oneOf: string; shares: string };

type Told = (rule: unknown) => string;

const sign: Record<string, string> = { "==": "=", "===": "=", "!=": "≠", "!==": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥" };

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** "if … : …", case by case, the last one for everybody else. */
function cases(parts: readonly unknown[], words: RuleWords, tell: Told): string {
  const lines: string[] = [];
  for (let place = 0; place < parts.length; place += 2) {
    const isLast = place === parts.length - 1;
    lines.push(isLast ? `${words.otherwise}: ${tell(parts[place])}` : `${words.if} ${tell(parts[place])}: ${tell(parts[place + 1])}`);
  }
  return lines.join("\n");
}

/** Shares of accounts: what they are made by may stand first. */
function shares(parts: readonly unknown[], words: RuleWords): string {
  const buckets = parts.filter((part): part is [string, number?] => Array.isArray(part));
  return `${words.shares}: ${buckets.map(([variant, weight = 1]) => `${variant} ${weight}`).join(", ")}`;
}

function operation(name: string, value: unknown, words: RuleWords, tell: Told): string | undefined {
  const parts = listed(value);
  if (name === "var") return String(parts[0]);
  if (name === "if") return cases(parts, words, tell);
  if (name === "fractional") return shares(parts, words);
  if (name === "and" || name === "or") return parts.map(tell).join(` ${words[name]} `);
  if (name === "!") return `${words.not} ${tell(parts[0])}`;
  if (name === "in") return `${tell(parts[0])} ${words.oneOf} ${listed(parts[1]).map(tell).join(", ")}`;
  const between = sign[name];
  return between && parts.length === 2 ? `${tell(parts[0])} ${between} ${tell(parts[1])}` : undefined;
}

/**
 * A targeting rule as people read it: "if site = community: on, otherwise: off". What it has no words for stays as it is written.
 * @param rule a rule of flagd, in JSON
 */
export function ruleText(rule: unknown, words: RuleWords): string {
  const tell: Told = (part) => ruleText(part, words);
  if (Array.isArray(rule)) return rule.map(tell).join(", ");
  if (typeof rule !== "object" || rule === null) return String(rule);
  const [[name, value] = ["", undefined], ...more] = Object.entries(rule);
  return (more.length === 0 ? operation(name, value, words, tell) : undefined) ?? JSON.stringify(rule);
}
