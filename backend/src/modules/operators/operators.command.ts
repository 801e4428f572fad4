import { parseArgs } from "node:util";
import type { Dependencies } from "../../dependencies.ts";
import { CannotSettle, settleStuck, type Settlement } from "./settle.service.ts";
import { outcomes, stuckKinds } from "./operators.tables.ts";
import { listStuck, type Stuck } from "./stuck.reads.ts";

/** Output and password prompt of the command line; passwords are not arguments, which other processes could see. */
export interface Terminal {
  write(text: string): void;
  askSecret(prompt: string): Promise<string>;
}

const usage = `npm run operations -- list [--minutes 15] [--json]
npm run operations -- settle payment|autoPay|mandate|callback|reversal ID --outcome ask|taken|notTaken|done --as NAME --reason "..."
    [--account NUMBER] [--approval CODE] [--second NAME]
`;

const options = {
  minutes: { type: "string", default: "15" },
  json: { type: "boolean", default: false },
  outcome: { type: "string", default: "ask" },
  as: { type: "string" },
  second: { type: "string" },
  reason: { type: "string", default: "" },
  account: { type: "string" },
  approval: { type: "string" },
} as const;

/**
 * Lists what is stuck, or settles one item.
 * @returns the exit code: 0 done, 1 not done, 2 usage error
 */
export async function operationsCommand(
  deps: Dependencies,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  try {
    const {
      values,
      positionals: [word, kind, id],
    } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (word === "list") return await list(deps, Number(values.minutes), values.json, terminal);
    if (word === "settle" && kind !== undefined && id !== undefined)
      return await settle(deps, await asked(kind, id, values, terminal), terminal);
  } catch (error) {
    if (error instanceof CannotSettle) return (terminal.write(`${error.message} Nothing was changed.\n`), 1);
    if (!(error instanceof TypeError)) throw error;
    terminal.write(`${error.message}\n`);
  }
  terminal.write(usage);
  return 2;
}

async function list(deps: Dependencies, minutes: number, json: boolean, terminal: Terminal): Promise<number> {
  if (!Number.isFinite(minutes) || minutes < 0) throw new TypeError("--minutes takes a number.");
  const stuck = await listStuck(deps, minutes);
  terminal.write(json ? `${JSON.stringify(stuck)}\n` : inWords(stuck));
  return 0;
}

function inWords(stuck: readonly Stuck[]): string {
  if (stuck.length === 0) return "Nothing is stuck.\n";
  const rows = stuck.map(({ kind, id, accountId, amount, state, since }) =>
    [kind, id, accountId ?? "-", amount === null ? "-" : `$${(amount / 100).toFixed(2)}`, since, state].join("  "),
  );
  return `${["kind  id  account  amount  since  state", ...rows].join("\n")}\n`;
}

type Values = { [Name in "outcome" | "as" | "second" | "reason" | "account" | "approval"]?: string | undefined };

async function asked(kind: string, id: string, values: Values, terminal: Terminal): Promise<Settlement> {
  const [knownKind, outcome] = [
    stuckKinds.find((known) => known === kind),
    outcomes.find((known) => known === values.outcome),
  ];
  if (!knownKind || !outcome || !values.as) throw new TypeError("That is not understood.");
  const credentials = async (username: string) => ({
    username,
    password: await terminal.askSecret(`Password of ${username}: `),
  });
  const operator = await credentials(values.as);
  const second = values.second ? await credentials(values.second) : null;
  return {
    kind: knownKind,
    id,
    outcome,
    operator,
    second,
    accountId: values.account ?? null,
    approvalCode: values.approval ?? null,
    reason: values.reason ?? "",
  };
}

async function settle(deps: Dependencies, settlement: Settlement, terminal: Terminal): Promise<number> {
  const result = await settleStuck(deps, settlement);
  terminal.write(`${settlement.kind} ${settlement.id}: ${result}\n`);
  return result === "NOT_FOUND" ? 1 : 0;
}
