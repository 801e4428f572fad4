import { registerHooks } from "node:module";

/** Protections of the product that can be removed: the chaos test's audit must detect each loss. */
export const faults = [
  "forgetsAttempts",
  "discountsRefusedDebits",
  "billsWithoutCharging",
  "makesNoDebits",
  "booksNoReturns",
] as const;
export type Fault = (typeof faults)[number];

/** The source of a whole module, or a replacement for a part of it. */
type Injection = string | { replace: string; by: string };

const injections: Record<Fault, Record<string, Injection>> = {
  // Every retry counts as a first attempt, and no answer is stored.
  forgetsAttempts: {
    "attempts/attempts.writes.ts": `
      export const openAttempt = async (_tx, userId, _operation, { idempotencyKey }) => ({ kind: "first", name: { userId, key: idempotencyKey } });
      export const endAttempt = async () => undefined;
      export const deleteExpiredAttempts = async () => undefined;
      export const responseReplay = () => ({ markFinal: () => undefined, replayed: async (answer) => answer });
    `,
  },
  discountsRefusedDebits: {
    "autopay/autopay.writes.ts": { replace: "if (failure === null) await bookDiscount", by: "await bookDiscount" },
  },
  billsWithoutCharging: {
    "statements/statements.writes.ts": {
      replace: "if (amount > 0) await post",
      by: "if (amount > Number.MAX_SAFE_INTEGER) await post",
    },
  },
  makesNoDebits: {
    "autopay/autopay.run.ts": { replace: "return charge?.date === today", by: "return charge?.date === null" },
  },
  booksNoReturns: {
    "payments/reversals/reversals.service.ts": { replace: 'return ["paymentReturn"]', by: "return []" },
  },
};

/** Replaces the modules' source as they are loaded. */
function inject(fault: Fault): void {
  registerHooks({
    load: (url, context, next) => {
      const found = Object.entries(injections[fault]).find(([name]) => url.endsWith(`/modules/${name}`))?.[1];
      if (found === undefined) return next(url, context);
      if (typeof found === "string") return { format: "module", source: found, shortCircuit: true };
      const loaded = next(url, context);
      const source = String(loaded.source);
      if (!source.includes(found.replace)) throw new Error(`${fault} can't be injected: ${url} has changed`);
      return { ...loaded, source: source.replace(found.replace, found.by) };
    },
  });
}

const requested = faults.find((fault) => fault === process.env["INJECTED_FAULT"]);
if (requested) inject(requested);
