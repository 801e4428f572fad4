import type { Audit, Engines, Failures } from "./audit.ts";
import { titleWithVersion } from "./machine.ts";
import type { Round } from "./measure.ts";
import type { Result } from "./run.ts";
import { type Spread, spreadOf } from "./stats.ts";

type Report = {
  results: readonly Result[];
  rounds: number;
  engines: { axe: number; accesslint: number; of: number };
  machine: string;
};

/** The complete results page as Markdown, printed and saved. */
export function report({ results, rounds, engines, machine }: Report): string {
  return (
    [
      `${machine}. Medians of ${rounds} interleaved round${rounds === 1 ? "" : "s"}; in brackets the quartiles.`,
      "### Bytes and work",
      bytesAndWork(results),
      "### From a press to the next picture, ms",
      answers(results),
      "### Accessibility: rules that fail (elements)",
      `Each engine was given ${engines.of} planted faults first: axe-core saw ${engines.axe}, AccessLint ${engines.accesslint}.`,
      accessibility(results),
      failing(results),
    ].join("\n\n") + "\n"
  );
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const spread = ({ median, low, high }: Spread) => `${whole(median)} (${whole(low)}–${whole(high)})`;

/** One measurement of a screen over all rounds. */
const over = (result: Result, figure: keyof Round) => spreadOf(result.rounds.flatMap((round) => round[figure] ?? []));

function bytesAndWork(results: readonly Result[]): string {
  const [plain] = results;
  if (!plain) return "";
  const ratio = (result: Result, figure: keyof Round) =>
    (over(result, figure).median / over(plain, figure).median).toFixed(1);
  const rows = results.map((result) => [
    titleWithVersion(result.name),
    kilo(result.weight.js),
    kilo(result.weight.js - plain.weight.js),
    kilo(result.weight.css - plain.weight.css),
    spread(over(result, "load")),
    ratio(result, "load"),
    spread(over(result, "remount")),
    ratio(result, "remount"),
    spread(over(result, "laidOut")),
    ratio(result, "laidOut"),
    spread(over(result, "events")),
    ratio(result, "events"),
  ]);
  return table(
    [
      "",
      "JS KB",
      "JS over plain",
      "CSS over plain",
      "load ms",
      "x plain",
      "remount ms",
      "x plain",
      "with layout ms",
      "x plain",
      "events ms",
      "x plain",
    ],
    rows,
  );
}

function answers(results: readonly Result[]): string {
  const figures = ["next", "tab", "dialog", "calendar"] as const;
  const cell = (result: Result, figure: keyof Round) =>
    result.rounds.some((round) => round[figure] !== undefined) ? spread(over(result, figure)) : "-";
  const rows = results.map((result) => [
    titleWithVersion(result.name),
    ...figures.map((figure) => cell(result, figure)),
  ]);
  return table(["", "Continue", "change of tab", "open the dialog", "open the calendar"], rows);
}

const moments = ["screen", "dialog", "calendar"] as const satisfies readonly (keyof Audit)[];
const engineNames = { axe: "axe-core", accesslint: "AccessLint" } as const satisfies Record<keyof Engines, string>;
const engineKeys = ["axe", "accesslint"] as const;

const failures = (found: Failures | undefined) =>
  found === undefined ? "-" : found.rules.length === 0 ? "0" : `${found.rules.length} (${found.elements})`;

function accessibility(results: readonly Result[]): string {
  const columns = moments.flatMap((moment) => engineKeys.map((engine) => ({ moment, engine })));
  const rows = results.map(({ name, audit }) => [
    titleWithVersion(name),
    ...columns.map(({ moment, engine }) => failures(audit[moment]?.[engine])),
  ]);
  return table(["", ...columns.map(({ moment, engine }) => `${moment}, ${engineNames[engine]}`)], rows);
}

/** The violated rules, so that readers can judge whether a count is fair. */
function failing(results: readonly Result[]): string {
  const rulesOf = (audit: Audit, engine: keyof Engines) => [
    ...new Set(moments.flatMap((moment) => audit[moment]?.[engine].rules ?? [])),
  ];
  const lines = results.flatMap(({ name, audit }) =>
    engineKeys.flatMap((engine) => {
      const rules = rulesOf(audit, engine);
      return rules.length === 0 ? [] : [`- ${titleWithVersion(name)}, ${engineNames[engine]}: ${rules.join(", ")}`];
    }),
  );
  return lines.join("\n");
}
