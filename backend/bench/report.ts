import { cpus, loadavg, totalmem } from "node:os";
import type { Documents } from "./documents.ts";
import type { Done } from "./measureThroughput.ts";
import type { Lists } from "./lists.ts";
import type { Tpcb } from "./pgbench.ts";

export interface Round {
  tpcb: Tpcb;
  payments: Done;
  again: number;
  documents: Documents;
  lists: Lists;
}
export interface Setting {
  clients: number;
  seconds: number;
  statements: number;
  server: string;
}

/** The Markdown table in docs/money.md: values are medians of the rounds, ratios are within a round. */
export function report(rounds: readonly Round[], { clients, seconds, statements, server }: Setting): string {
  const rows = [
    [
      "Payments a second",
      per(rounds, ({ payments }) => payments.perSecond),
      per(rounds, ({ again }) => again),
      times(rounds, ({ payments, again }) => payments.perSecond / again),
      `their ${statements} statements over bare connections`,
    ],
    [
      "Payments a second",
      per(rounds, ({ payments }) => payments.perSecond),
      per(rounds, ({ tpcb }) => tpcb.perSecond),
      times(rounds, ({ payments, tpcb }) => payments.perSecond / tpcb.perSecond),
      "pgbench's TPC-B-like transactions a second",
    ],
    [
      "The call that pays, median ms",
      per(rounds, ({ payments }) => at(payments, 0.5)),
      per(rounds, ({ tpcb }) => tpcb.meanMilliseconds),
      times(rounds, ({ payments, tpcb }) => at(payments, 0.5) / tpcb.meanMilliseconds),
      "that transaction, mean ms",
    ],
    ["The call that pays, p99 ms", per(rounds, ({ payments }) => at(payments, 0.99)), "", "", ""],
    [
      "Statements as PDF a second",
      per(rounds, ({ documents }) => documents.pdf.perSecond),
      per(rounds, ({ documents }) => documents.data.perSecond),
      times(rounds, ({ documents }) => documents.pdf.perSecond / documents.data.perSecond),
      "the same statements as data a second",
    ],
    [
      "List of statements, median ms",
      per(rounds, ({ lists }) => at(lists.http, 0.5)),
      per(rounds, ({ lists }) => at(lists.sql, 0.5)),
      times(rounds, ({ lists }) => at(lists.http, 0.5) / at(lists.sql, 0.5)),
      "its rows over a bare connection, median ms",
    ],
  ];
  const head = ["", "Portico", "Baseline", "Ratio", "What the baseline is"];
  const table = [head, head.map((_, index) => (index === 0 || index === 4 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
  return `${machine(server)}. Medians of ${rounds.length} interleaved rounds of ${seconds} s each, ${clients} clients; in brackets the lowest and the highest.\n\n${table}\n`;
}

function machine(server: string): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${processor?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${memory} GB, Node ${process.version}, ${server}, load average ${load} at the end`;
}

const at = ({ latencies }: Done, share: number) => latencies[Math.floor(latencies.length * share)] ?? NaN;
const per = (rounds: readonly Round[], figure: (round: Round) => number) =>
  spread(rounds.map(figure), (value) => value.toFixed(value < 10 ? 1 : 0));
const times = (rounds: readonly Round[], figure: (round: Round) => number) =>
  spread(rounds.map(figure), (value) => `${value.toFixed(2)} x`);

function spread(values: readonly number[], write: (value: number) => string): string {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = NaN, middle = NaN, high = NaN] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${write(middle)} (${write(low)}–${write(high)})`;
}
