/** What a tool has to say: its rule, and where and why. */
export type Finding = { tool: string; rule: string; what: string };

/** Findings as a failed test shows them, each kind once with the looks that have it. */
export function told(found: (Finding & { story: string; look: string })[]): string[] {
  const looks = new Map<string, string[]>();
  for (const { story, look, tool, rule, what } of found) {
    const line = `${story}\n    ${tool} ${rule}: ${what}`;
    looks.set(line, [...(looks.get(line) ?? []), look]);
  }
  return [...looks].map(([line, where]) => `${line}\n    in ${where.join(" · ")}`);
}
