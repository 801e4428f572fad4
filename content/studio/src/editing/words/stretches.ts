import type { Finding } from "@portico/gate/findings";
import { rangeOf } from "./findingRange.ts";
import { type TokenKind, tokensOf } from "./tokens.ts";

/** A stretch that is drawn in one way. */
export type Stretch = { text: string; start: number; kind: TokenKind; severity?: Finding["severity"] };

type Mark = { start: number; end: number; severity: Finding["severity"] };

function marksOf(text: string, findings: readonly Finding[]): Mark[] {
  return findings.flatMap((finding) => {
    const range = rangeOf(finding, text);
    return range && range.end > range.start ? [{ ...range, severity: finding.severity }] : [];
  });
}

/** An error is drawn where a warning stands too. */
function severityIn(marks: readonly Mark[], start: number, end: number): Finding["severity"] | undefined {
  const there = marks.filter((mark) => mark.start < end && mark.end > start).map(({ severity }) => severity);
  return there.includes("error") ? "error" : there[0];
}

/** A wording cut wherever its drawing changes: at tokens, at what the gate found, and at `caret`. */
export function stretchesOf(text: string, findings: readonly Finding[], caret?: number): Stretch[] {
  const marks = marksOf(text, findings);
  const cuts = [...marks.flatMap(({ start, end }) => [start, end]), ...(caret === undefined ? [] : [caret])];
  return tokensOf(text).flatMap(({ kind, start, end }) => {
    const places = [...new Set([start, ...cuts.filter((cut) => cut > start && cut < end), end])].sort((a, b) => a - b);
    return places.slice(0, -1).map((from, place): Stretch => {
      const to = places[place + 1] ?? end;
      const severity = severityIn(marks, from, to);
      return { text: text.slice(from, to), start: from, kind, ...(severity ? { severity } : {}) };
    });
  });
}
