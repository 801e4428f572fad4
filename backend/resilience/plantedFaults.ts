import { registerHooks } from "node:module";

/** Protections of the product that can be taken out: the storm has to find out that they are gone. */
export const faults = ["forgetsAttempts", "discountsRefusedDebits", "billsWithoutCharging", "makesNoDebits", "booksNoReturns"] as const;
export type Fault = (typeof faults)[number];

/** Stands in for a module, or replaces a part of its source. */
type Plant = string | { replace: string; by: string };

const plants: Record<Fault, Record<string, Plant>> = {
  // Every repeat is a first time, and nothing is remembered.
  forgetsAttempts: {
    "attempts/attempts.writes.ts": `
      export const openAttempt = async (_tx, userId, _operation, { attemptKey }) => ({ kind: "first", name: { userId, key: attemptKey } });
      export const endAttempt = async () => undefined;
      export const forgetAttempts = async () => undefined;
    `,
    "attempts/attempts.answers.ts": "export const answerKeeper = () => ({ keepFor: () => undefined, kept: async (answer) => answer });",
  },
  discountsRefusedDebits: { "autopay/autopay.writes.ts": { replace: "if (failure === null) await bookDiscount", by: "await bookDiscount" } },
  billsWithoutCharging: { "statements/statements.writes.ts": { replace: "if (amount > 0) await post", by: "if (amount > Number.MAX_SAFE_INTEGER) await post" } },
  makesNoDebits: { "autopay/autopay.run.ts": { replace: "return charge?.date === today", by: "return charge?.date === null" } },
  booksNoReturns: { "payments/reversals.service.ts": { replace: 'return ["paymentReturn"]', by: "return []" } },
};

/** In a process whose environment names a fault. */
function plant(fault: Fault): void {
  registerHooks({
    load: (url, context, next) => {
      const found = Object.entries(plants[fault]).find(([name]) => url.endsWith(`/modules/${name}`))?.[1];
      if (found === undefined) return next(url, context);
      if (typeof found === "string") return { format: "module", source: found, shortCircuit: true };
      const loaded = next(url, context);
      const source = String(loaded.source);
      if (!source.includes(found.replace)) throw new Error(`${fault} can't be planted: ${url} has changed`);
      return { ...loaded, source: source.replace(found.replace, found.by) };
    },
  });
}

const asked = faults.find((fault) => fault === process.env["STORM_FAULT"]);
if (asked) plant(asked);
