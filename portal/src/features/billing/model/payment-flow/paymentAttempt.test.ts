import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Action } from "redux";
import createSagaMiddleware from "redux-saga";
import { expect, test, vi } from "vitest";
import type { SagaContext } from "../../../../api/sagaContext.ts";
import { createStepUp } from "../../../../api/stepUp.ts";
import { put, select } from "../../../../lib/effects.ts";
import { memoryStorage } from "../../../../lib/storage.ts";
import { manualTimers } from "../../../../testing/manualTimers.ts";
import { navigationRequested } from "../../../navigation/model/navigation.slice.ts";
import { type AttemptOutcome, outcomeOfFailure, stillUnknown } from "./attemptOutcome.ts";
import { type AttemptFlow, requestTimeout, runAttempts } from "./paymentAttempt.saga.ts";
import { type SavedDraft, tabDrafts } from "./tabDrafts.ts";

type Draft = { accountId: string };
type Submission = { key: string };
type Answer = { accountId: string };
type Refusal = { code: string };
type Outcome = AttemptOutcome<Answer, Refusal>;
type State = { phase: { name: string; code?: string }; draft?: Draft; away?: true };

const draft: Draft = { accountId: "a1" };
const submission: Submission = { key: "key-1" };
const answered: Outcome = { kind: "answered", answer: draft };
const refused: Outcome = { kind: "refused", refusal: { code: "METHOD_EXPIRED" } };
const rejected: Outcome = { kind: "rejected", staleToken: false };

const { actions, reducer } = createSlice({
  name: "flow",
  initialState: { phase: { name: "editing" }, draft } as State,
  reducers: {
    submitted: (state) => ({ ...state, phase: { name: "submitting" } }),
    resumed: (_, { payload }: PayloadAction<SavedDraft<Draft, Submission>>) => ({
      phase: { name: payload.underWay ? "unknown" : "editing" },
      draft: payload.draft,
    }),
    left: (state) => ({ ...state, away: true as const }),
    outcomeUnknown: (state) => ({ ...state, phase: { name: "unknown" } }),
    answered: () => ({ phase: { name: "settled" } }),
    refused: (state, { payload: { code } }: PayloadAction<Refusal>) => ({ ...state, phase: { name: "refused", code } }),
  },
});

const drafts = tabDrafts<Draft, Submission>("test", (each) => each);

/** Runs the attempts of a flow against a server whose outcomes the test names, in order. */
function start({ outcomes = [] as Outcome[], online = true, state = undefined as State | undefined, tab = {} } = {}) {
  const stepUp = createStepUp(() => Promise.resolve(Response.json({ code: "STEP_UP_REQUIRED" }, { status: 403 })));
  const tabStorage = memoryStorage();
  const timers = manualTimers();
  if ("underWay" in tab) drafts.saveDraft({ tabStorage, timers }, { draft, underWay: submission });
  const send = vi.fn((_: unknown, __: Submission) =>
    Promise.resolve(outcomes.shift() ?? new Promise<Outcome>(() => {})),
  );
  const refetch = vi.fn(() => Promise.resolve());
  const flow: AttemptFlow<Action<"flow/submitted">, Draft, Submission, Answer, Refusal> = {
    drafts,
    selectState: () => select((root: State) => root),
    isSubmit: actions.submitted.match,
    isResumed: actions.resumed.match,
    *compose() {
      return { draft: (yield* select((root: State) => root)).draft ?? draft, underWay: submission };
    },
    send,
    outcomeUnknown: () => actions.outcomeUnknown(),
    answered: () => actions.answered(),
    resultPath: ({ accountId }) => `/result/${accountId}`,
    *reportRefusal(refusal) {
      yield* put(actions.refused(refusal));
    },
    refetch,
    repairPath: ({ code }) => `/repair/${code}`,
  };
  const portal: Partial<SagaContext> = {
    tabStorage,
    timers,
    graph: (() => Promise.resolve({})) as unknown as SagaContext["graph"],
    page: { listen: () => () => undefined, isOnline: () => online },
    stepUp,
  };
  const sagas = createSagaMiddleware({ context: { portal } });
  const paths: string[] = [];
  const store = configureStore({
    reducer: (now: State | undefined, action: Action) => {
      if (navigationRequested.match(action)) paths.push(action.payload.to);
      return reducer(now, action);
    },
    preloadedState: state,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(() => runAttempts(flow));
  const phase = () => store.getState().phase;
  const saved = () => drafts.loadDraft({ tabStorage, timers }, "a1");
  return { dispatch: store.dispatch, send, refetch, paths, phase, saved, pass: timers.elapse, stepUp };
}

function savedTab() {
  const timers = manualTimers();
  return { drafts, tab: { tabStorage: memoryStorage(), timers }, pass: timers.elapse };
}

test("[PAY-19] an answered attempt ends the draft and shows its result", async () => {
  const { dispatch, send, phase, saved, paths, pass } = start({ outcomes: [answered] });
  dispatch(actions.submitted());
  await pass(0);
  expect([phase().name, saved(), paths]).toEqual(["settled", undefined, ["/result/a1"]]);
  expect(send).toHaveBeenCalledOnce();
});

test("[PAY-20] a submission is saved before it is sent, so that a reload retries it", async () => {
  const { dispatch, saved, pass } = start();
  dispatch(actions.submitted());
  await pass(0);
  expect(saved()).toEqual({ draft, underWay: submission });
});

test("[PAY-20] a submission without an answer is restored for 23 hours, as long as its key protects it from a second charge", async () => {
  const { dispatch, saved, pass } = start();
  dispatch(actions.submitted());
  await pass(23 * 3_600_000);
  expect(saved()).toEqual({ draft, underWay: submission });
  await pass(1_000);
  expect(saved()).toBeUndefined();
});

test("[PAY-20] saving what is under way again does not make it younger", async () => {
  const { drafts: some, tab, pass } = savedTab();
  some.saveDraft(tab, { draft, underWay: submission });
  await pass(22 * 3_600_000);
  some.saveDraft(tab, { draft, underWay: submission });
  await pass(2 * 3_600_000);
  expect(some.loadDraft(tab, "a1")).toBeUndefined();
});

test("a second click while an attempt is pending sends nothing", async () => {
  const { dispatch, send, pass } = start();
  dispatch(actions.submitted());
  dispatch(actions.submitted());
  await pass(0);
  expect(send).toHaveBeenCalledOnce();
});

test("offline nothing is sent, and the refusal says so", async () => {
  const { dispatch, send, phase, pass } = start({ online: false });
  dispatch(actions.submitted());
  await pass(0);
  expect(phase()).toEqual({ name: "refused", code: "OFFLINE" });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ["that is still running", stillUnknown],
  ["whose connection was lost", outcomeOfFailure({ kind: "unreachable" })],
])("[PAY-20] an attempt %s is retried with the identical submission until it is answered", async (_, outcome) => {
  const { dispatch, send, phase, pass } = start({ outcomes: [outcome, outcome, answered] });
  dispatch(actions.submitted());
  await pass(0);
  expect(phase().name).toBe("unknown");
  await pass(60_000);
  expect(phase().name).toBe("settled");
  expect(send.mock.calls.map(([, sent]) => sent)).toEqual([submission, submission, submission]);
});

test("[PAY-20] a request without an answer times out, and the outcome is unknown", async () => {
  const { dispatch, phase, pass } = start();
  dispatch(actions.submitted());
  await pass(requestTimeout);
  expect(phase().name).toBe("unknown");
});

test("[PAY-20] the time in which the person is asked to prove who they are does not count", async () => {
  const { dispatch, phase, pass, stepUp } = start();
  dispatch(actions.submitted());
  const asked = new Promise((resolve) => stepUp.listen(resolve));
  void stepUp.fetch("https://portal.example/", { method: "POST" });
  await asked;
  await pass(requestTimeout);
  expect(phase().name).toBe("submitting");
  stepUp.answer(false);
  await pass(requestTimeout);
  expect(phase().name).toBe("unknown");
});

test("a rejected first request has started nothing", async () => {
  const { dispatch, send, phase, pass } = start({ outcomes: [rejected] });
  dispatch(actions.submitted());
  await pass(60_000);
  expect(phase()).toEqual({ name: "refused", code: "OTHER" });
  expect(send).toHaveBeenCalledOnce();
});

test("a rejected retry says nothing about the first request, so it is retried again", async () => {
  const { dispatch, phase, pass } = start({ outcomes: [stillUnknown, rejected, answered] });
  dispatch(actions.submitted());
  await pass(60_000);
  expect(phase().name).toBe("settled");
});

test("a refusal refetches the account, keeps the draft, and opens the step that repairs it", async () => {
  const { dispatch, refetch, phase, saved, paths, pass } = start({ outcomes: [refused] });
  dispatch(actions.submitted());
  await pass(0);
  expect(phase()).toEqual({ name: "refused", code: "METHOD_EXPIRED" });
  expect([saved(), paths]).toEqual([{ draft }, ["/repair/METHOD_EXPIRED"]]);
  expect(refetch).toHaveBeenCalledOnce();
});

test.each([answered, refused])("a customer who left the flow is not redirected ($kind)", async (outcome) => {
  const { dispatch, paths, pass } = start({ outcomes: [outcome] });
  dispatch(actions.submitted());
  dispatch(actions.left());
  await pass(0);
  expect(paths).toEqual([]);
});

test("a submission restored after a reload is retried", async () => {
  const { dispatch, send, phase, pass } = start({ outcomes: [answered] });
  dispatch(actions.resumed({ draft, underWay: submission }));
  await pass(0);
  expect(send.mock.calls.map(([, sent]) => sent)).toEqual([submission]);
  expect(phase().name).toBe("settled");
});

test("opening another account's flow stops the waiting for the first", async () => {
  const { dispatch, paths, pass } = start({ outcomes: [stillUnknown, answered] });
  dispatch(actions.submitted());
  await pass(0);
  dispatch(actions.resumed({ draft: { accountId: "a2" } }));
  await pass(60_000);
  expect(paths).toEqual([]);
});

test("after a crash the saved submission is retried", async () => {
  const state: State = { phase: { name: "submitting" }, draft };
  const { phase, pass } = start({ state, tab: { underWay: submission }, outcomes: [answered] });
  await pass(0);
  expect(phase().name).toBe("settled");
});

test("after a crash a submission that was not saved was never sent", async () => {
  const { send, phase, pass } = start({ state: { phase: { name: "submitting" }, draft } });
  await pass(0);
  expect(phase()).toEqual({ name: "refused", code: "OTHER" });
  expect(send).not.toHaveBeenCalled();
});
