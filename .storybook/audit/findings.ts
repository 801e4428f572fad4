/** A finding of a tool: its rule, its element and its reason. */
export type Finding = { tool: string; rule: string; what: string };

/** Formats findings for a failed test, each kind once with its modes. */
export function formatFindings(found: (Finding & { story: string; mode: string })[]): string[] {
  const modes = new Map<string, string[]>();
  for (const { story, mode, tool, rule, what } of found) {
    const line = `${story}\n    ${tool} ${rule}: ${what}`;
    modes.set(line, [...(modes.get(line) ?? []), mode]);
  }
  return [...modes].map(([line, where]) => `${line}\n    in ${where.join(" · ")}`);
}
