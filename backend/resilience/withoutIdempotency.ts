import { registerHooks } from "node:module";

/** Stand in for the modules of these names: every repeat is a first time, and nothing is remembered. */
const forgetful: Record<string, string> = {
  "attempts.writes.ts": `
    export const openAttempt = async (_tx, userId, _operation, { attemptKey }) => ({ kind: "first", name: { userId, key: attemptKey } });
    export const endAttempt = async () => undefined;
    export const forgetAttempts = async () => undefined;
  `,
  "attempts.answers.ts": "export const answerKeeper = () => ({ keepFor: () => undefined, kept: async (answer) => answer });",
};

registerHooks({
  load: (url, context, next) => {
    const source = url.includes("/modules/attempts/") ? forgetful[url.slice(url.lastIndexOf("/") + 1)] : undefined;
    return source === undefined ? next(url, context) : { format: "module", source, shortCircuit: true };
  },
});
