import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type {
  InstantPaymentInput,
  PaymentFailureCode,
  PaymentRefusalCode,
  PaymentState,
} from "../../../api/graphql/generated/graph.ts";
import { cardFormReducers, type CardFormState } from "../model/card-form/cardForm.slice.ts";
import type { SentMethod } from "../model/payment-methods/methods.rules.ts";

/** What one row sends; retries are identical until its outcome is known (PAY-20). */
export type Submission = InstantPaymentInput;

export type RowRefusal = { code: PaymentRefusalCode | "OTHER"; retryAt?: string };

/**
 * What became of one account's payment. `sending` and `unknown` are pending in this page; `confirming` is pending at
 * the processor. Only `failed` and `refused` took no money, so only these can be paid again.
 */
export type RowOutcome =
  | { name: "sending" }
  | { name: "unknown"; takesLong: boolean }
  | { name: "confirming"; paymentId: string }
  | { name: "charged"; paymentId: string }
  | { name: "failed"; paymentId: string; code: PaymentFailureCode | null }
  | { name: "refused"; refusal: RowRefusal };

/** One account of the list: an attempt of its own. */
export type Row = {
  accountId: string;
  accountName: string;
  /** Cents. */
  cents: number;
  method?: SentMethod;
  overlapsSeen?: string[];
  idempotencyKey?: string;
  outcome?: RowOutcome;
};

/** The draft of the tab, for a reload: the rows without card data. `accountId` names the storage, no account. */
export type SeveralDraft = { accountId: typeof severalId; rows: Row[] };
export const severalId = "several";

export type PaySeveralState = {
  phase: "closed" | "editing" | "submitted";
  rows: Row[];
  cardForm: CardFormState;
  /** The browser was offline: nothing was sent. */
  offline?: true;
  /** The customer left while payments were pending. */
  away?: true;
};

export type RowAnswer = {
  accountId: string;
  paymentId: string;
  state: PaymentState;
  failureCode: PaymentFailureCode | null;
};

const closed: PaySeveralState = { phase: "closed", rows: [], cardForm: { name: "closed" } };

const isPending = ({ outcome }: Row) => outcome?.name === "sending" || outcome?.name === "unknown";
export const hasPending = ({ rows }: { rows: readonly Row[] }) => rows.some(isPending);
/** No money was taken, for certain. */
export const isUnpaid = ({ outcome }: Row) => outcome?.name === "failed" || outcome?.name === "refused";
/** Rows of the payment that is being filled in: the others are results of earlier submits. */
export const isOpenRow = ({ outcome }: Row) => outcome === undefined;

function outcomeOf({ state, paymentId, failureCode }: RowAnswer): RowOutcome {
  if (state === "FAILED") return { name: "failed", paymentId, code: failureCode };
  return state === "SUBMITTED" ? { name: "charged", paymentId } : { name: "confirming", paymentId };
}

const rowIn = ({ rows }: PaySeveralState, accountId: string) => rows.find((row) => row.accountId === accountId);

const slice = createSlice({
  name: "paySeveral",
  initialState: closed,
  reducers: {
    opened(state): PaySeveralState | undefined {
      if (!hasPending(state)) return { ...closed, phase: "editing" };
      delete state.away;
      return undefined;
    },
    resumed(
      _,
      { payload: { draft } }: PayloadAction<{ draft: SeveralDraft; underWay?: Submission[] }>,
    ): PaySeveralState {
      const isResult = draft.rows.some((row) => !isOpenRow(row)) && !draft.rows.some(isOpenRow);
      return { ...closed, phase: isResult ? "submitted" : "editing", rows: draft.rows };
    },
    left(state): PaySeveralState | undefined {
      if (!hasPending(state)) return closed;
      state.away = true;
      return undefined;
    },
    accountsChosen(state, { payload }: PayloadAction<Pick<Row, "accountId" | "accountName" | "cents">[]>) {
      if (state.phase === "submitted") return;
      const before = new Map(state.rows.map((row) => [row.accountId, row]));
      const open = payload.map((row) => {
        const { method } = before.get(row.accountId) ?? {};
        return { ...row, ...(method && { method }) };
      });
      state.phase = "editing";
      state.rows = [...state.rows.filter((row) => !isOpenRow(row)), ...open];
    },
    ...cardFormReducers,
    methodsChosen(state, { payload }: PayloadAction<{ accountId: string; method: SentMethod }[]>) {
      if (state.phase !== "editing") return;
      for (const { accountId, method } of payload) {
        const row = rowIn(state, accountId);
        if (row && isOpenRow(row)) row.method = method;
      }
      state.cardForm = { name: "closed" };
    },
    methodDropped(state, { payload: { accountId } }: PayloadAction<{ accountId: string }>) {
      const row = rowIn(state, accountId);
      if (state.phase === "editing" && row) delete row.method;
    },
    overlapsShown(state, { payload: { accountId, ids } }: PayloadAction<{ accountId: string; ids: string[] }>) {
      const row = rowIn(state, accountId);
      if (state.phase === "editing" && row) row.overlapsSeen = ids;
    },
    reviewOpened: () => undefined,
    idempotencyKeysAssigned(state, { payload }: PayloadAction<Record<string, string>>) {
      if (state.phase !== "editing") return;
      for (const row of state.rows) if (isOpenRow(row)) row.idempotencyKey ??= payload[row.accountId];
    },
    submitted(state) {
      const open = state.rows.filter(isOpenRow);
      if (state.phase !== "editing" || open.length === 0) return;
      if (open.some(({ method, idempotencyKey }) => !method || !idempotencyKey)) return;
      state.phase = "submitted";
      delete state.offline;
      for (const row of open) row.outcome = { name: "sending" };
    },
    /** Nothing was sent: the rows keep their idempotency keys. */
    notSent(state) {
      state.phase = "editing";
      state.offline = true;
      for (const row of state.rows) if (row.outcome?.name === "sending") delete row.outcome;
    },
    rowUnknown(state, { payload: { accountId, takesLong } }: PayloadAction<{ accountId: string; takesLong: boolean }>) {
      const row = rowIn(state, accountId);
      if (row) row.outcome = { name: "unknown", takesLong };
    },
    /** Also when a payment that was being confirmed is decided. */
    answered(state, { payload }: PayloadAction<RowAnswer>) {
      const row = rowIn(state, payload.accountId);
      if (row) row.outcome = outcomeOf(payload);
    },
    refused(state, { payload: { accountId, ...refusal } }: PayloadAction<RowRefusal & { accountId: string }>) {
      const row = rowIn(state, accountId);
      if (row) row.outcome = { name: "refused", refusal };
    },
    /** Pays again what took no money, as new attempts with new keys; the other rows stay as they are. */
    retryRequested(state) {
      if (state.phase !== "submitted" || hasPending(state)) return;
      const kept = state.rows.filter((row) => !isUnpaid(row));
      const again = state.rows
        .filter(isUnpaid)
        .map(({ accountId, accountName, cents }): Row => ({ accountId, accountName, cents }));
      if (again.length === 0) return;
      state.rows = [...kept, ...again];
      state.phase = "editing";
    },
  },
});

export const paySeveralEvents = slice.actions;
export const paySeveralReducer = slice.reducer;

type Root = { txnBilling: { paySeveral: PaySeveralState } };
export const selectPaySeveral = (root: Root) => root.txnBilling.paySeveral;
export const selectSeveralCardForm = (root: Root) => selectPaySeveral(root).cardForm;
