import type { ActionCreatorWithoutPayload } from "@reduxjs/toolkit";
import { type Rest, toResult } from "../../../../api/rest.ts";
import type { Result } from "../../../../api/result.ts";
import { context } from "../../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLatest } from "../../../../lib/effects.ts";
import type { CardFormEvents, VaultTicket } from "./cardForm.slice.ts";

/** What the vault's token is for. For `wallet` the payment processor verifies the method before it is saved. */
export type VaultPurpose = "payment" | "wallet";

/** Creates a ticket for the vault's iframe: for a new method, or for data of a saved card. */
const createVaultTicket = (
  rest: Rest,
  accountId: string,
  savedMethodId?: string,
  purpose: VaultPurpose = "payment",
): Promise<Result<VaultTicket>> =>
  toResult(
    rest.tickets.POST("/api/pub/pciedge/pci/v1/tickets", {
      params: { header: rest.headers.mutating() },
      body: { accountId, purpose, ...(savedMethodId && { savedMethodId }) },
    }),
  );

type CardFormFlow = {
  /** Leaving the flow cancels the opening, as closing the form does. */
  left?: ActionCreatorWithoutPayload;
  /** The account of the flow's draft; a request may name the account itself. */
  accountId?: () => SagaGenerator<string | undefined>;
  purpose?: VaultPurpose;
};

/** Opens the vault's iframe of a flow with a new ticket each time it is requested. */
export function* cardFormSaga(
  { cardFormRequested, cardFormOpened, cardFormFailed, cardFormClosed }: CardFormEvents,
  { left = cardFormClosed, accountId: accountOfDraft, purpose }: CardFormFlow,
): SagaGenerator<void> {
  function* open(event: ReturnType<typeof cardFormRequested> | ReturnType<typeof cardFormClosed>) {
    if (!cardFormRequested.match(event)) return undefined;
    const { savedMethodId, alsoFor = [], accountId = accountOfDraft && (yield* accountOfDraft()) } = event.payload;
    if (accountId === undefined) return undefined;
    const { rest } = yield* context();
    const ticket = yield* call(() => createVaultTicket(rest, accountId, savedMethodId, purpose));
    if (!ticket.ok) return yield* put(cardFormFailed({ savedMethodId, failure: ticket.failure }));
    const moreTickets: string[] = [];
    for (const other of alsoFor) {
      const more = yield* call(() => createVaultTicket(rest, other, undefined, purpose));
      if (!more.ok) return yield* put(cardFormFailed({ savedMethodId, failure: more.failure }));
      moreTickets.push(more.data.ticket);
    }
    const { ticket: first, frameUrl } = ticket.data;
    return yield* put(
      cardFormOpened({ savedMethodId, ticket: first, frameUrl, ...(moreTickets.length > 0 && { moreTickets }) }),
    );
  }
  yield* takeLatest([cardFormRequested, cardFormClosed, left], open);
}
