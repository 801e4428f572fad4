import type { ActionCreatorWithPayload, ActionCreatorWithoutPayload, PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../../api/result.ts";

/** A request for the vault's iframe. With `savedMethodId` it asks only for data of that saved card. */
type CardFormRequest = { savedMethodId?: string };

/** `alsoFor`: further accounts that what is typed is stored for. */
type RequestedFor = { accountId?: string; alsoFor?: readonly string[] };

/** The ticket of an open iframe, and the address of its page. */
export type VaultTicket = { ticket: string; frameUrl: string; moreTickets?: readonly string[] };

/** State of the vault's iframe, with the ticket that it holds. */
export type CardFormState =
  | { name: "closed" }
  | ({ name: "opening" } & CardFormRequest)
  | ({ name: "open" } & VaultTicket & CardFormRequest)
  | ({ name: "failed"; failure: Failure } & CardFormRequest);

type WithCardForm = { cardForm: CardFormState };

/** The reducers of the vault's iframe, for each slice whose flow has one. */
export const cardFormReducers = {
  /** `accountId`: for screens without a draft. */
  cardFormRequested(
    state: WithCardForm,
    { payload: { savedMethodId } }: PayloadAction<CardFormRequest & RequestedFor>,
  ) {
    state.cardForm = { name: "opening", savedMethodId };
  },
  cardFormOpened(state: WithCardForm, { payload }: PayloadAction<CardFormRequest & VaultTicket>) {
    const { moreTickets, ...form } = payload;
    state.cardForm = { name: "open", ...form, ...(moreTickets && { moreTickets: [...moreTickets] }) };
  },
  cardFormFailed(state: WithCardForm, { payload }: PayloadAction<CardFormRequest & { failure: Failure }>) {
    state.cardForm = { name: "failed", ...payload };
  },
  cardFormClosed(state: WithCardForm) {
    state.cardForm = { name: "closed" };
  },
};

/** The actions of those reducers. */
export type CardFormEvents = {
  cardFormRequested: ActionCreatorWithPayload<CardFormRequest & RequestedFor>;
  cardFormOpened: ActionCreatorWithPayload<CardFormRequest & VaultTicket>;
  cardFormFailed: ActionCreatorWithPayload<CardFormRequest & { failure: Failure }>;
  cardFormClosed: ActionCreatorWithoutPayload;
};
