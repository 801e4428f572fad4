import type { components } from "@portico/openapi/identity";
import { answer, type Answer, type Problem, unreachable } from "../api/answer.ts";
import type { Client } from "../api/client.ts";

type Schemas = components["schemas"];
type Ways = Schemas["StepUp"];
export type IdentityProof = Schemas["IdentityProof"];

/**
 * The question whether it is still the same user. `ways`: what they must show, null until it is known. `problem`: of the
 * last call; `busy` while one is running.
 */
export type StepUpState = { asked: boolean; ways: Ways | null; busy: boolean; problem: Problem | null };

export type StepUp = {
  getState(): StepUpState;
  subscribe(listener: () => void): () => void;
  /** Asks; calls that are refused meanwhile share one question. Resolves with whether the user proved who they are. */
  ask(): Promise<boolean>;
  /** Reads again what the user must show. */
  retry(): void;
  prove(proof: IdentityProof): Promise<void>;
  /** The same with a passkey; the browser's refusals are PASSKEY_CANCELLED and PASSKEY_UNSUPPORTED. */
  proveWithPasskey(): Promise<void>;
  /** Closes the question without a proof: by Cancel, or because the session has ended. */
  cancel(): void;
};

const idle: StepUpState = { asked: false, ways: null, busy: false, problem: null };
const path = "/api/pub/identity/v1/step-up";

/** Asks before a change that gives somebody access, as an external store that the dialog subscribes to (decision 73). */
export function createStepUp(client: () => Pick<Client, "identity" | "sending">): StepUp {
  const listeners = new Set<() => void>();
  let state = idle;
  let question: { promise: Promise<boolean>; resolve: (isProved: boolean) => void } | undefined;

  function show(next: StepUpState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function settle(isProved: boolean): void {
    question?.resolve(isProved);
    question = undefined;
    show(idle);
  }

  async function readWays(): Promise<void> {
    show({ ...idle, asked: true, busy: true });
    const { identity, sending } = client();
    const ways = await answer(identity.GET(path, { params: { header: sending() } }));
    if (!question) return;
    show(ways.ok ? { ...state, ways: ways.data, busy: false } : { ...state, busy: false, problem: ways.problem });
  }

  async function attempt(proof: () => Promise<Answer<Ways>>): Promise<void> {
    if (state.busy) return;
    show({ ...state, busy: true, problem: null });
    const proved = await proof();
    if (!question) return;
    if (proved.ok) settle(true);
    else show({ ...state, busy: false, problem: proved.problem });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask() {
      if (question) return question.promise;
      let resolve: (isProved: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((done) => {
        resolve = done;
      });
      question = { promise, resolve };
      void readWays();
      return promise;
    },
    retry: () => void readWays(),
    async prove(body) {
      const { identity, sending } = client();
      await attempt(() => answer(identity.POST(path, { params: { header: sending() }, body })));
    },
    async proveWithPasskey() {
      await attempt(async () => {
        const passkeys = await import("./passkey.api.ts").catch(() => undefined);
        return passkeys ? passkeys.proveWithPasskey(client()) : { ok: false, problem: unreachable };
      });
    },
    cancel: () => settle(false),
  };
}
