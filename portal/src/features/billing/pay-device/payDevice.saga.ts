import type { ContentStore } from "@portico/content-runtime/store";
import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { renewToken } from "../../../api/readBootstrap.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, race, select, take, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { sessionEnded } from "../../session/model/session.slice.ts";
import { waitToAskAgain } from "../model/askAgain.ts";
import { payDevicePath, paymentPath } from "../model/paths.ts";
import { createVaultTicket } from "../model/vaultTicket.api.ts";
import { createDevicePayment, refreshDevices } from "./payDevice.api.ts";
import { type DeviceAnswer, type DeviceRefusal, payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";

/** The text that is accepted before paying (PAY-22): the same as for every one-time payment. */
const termsKey = "billing.payOnce.terms.text";
const hashOfTerms = (content: ContentStore): Promise<string> => content.hashOf(termsKey);

function* openCardForm() {
  const { rest } = yield* context();
  const { draft } = yield* select(selectPayDevice);
  if (!draft) return;
  const ticket = yield* call(createVaultTicket, rest, draft.accountId);
  yield* put(ticket.ok ? payDeviceEvents.cardFormOpened({ ticket: ticket.data.ticket, frameUrl: ticket.data.frameUrl }) : payDeviceEvents.cardFormFailed(ticket.failure));
}

function* compose() {
  const { content } = yield* context();
  const { draft, phase } = yield* select(selectPayDevice);
  if (phase.name !== "submitting" || !draft?.cents || !draft.card || !draft.attemptKey) return undefined;
  const { accountId, deviceId, cents: amount, card, attemptKey } = draft;
  const { release, locale } = content.getState();
  const textHash = yield* call(hashOfTerms, content);
  return { accountId, deviceId, amount, attemptKey, vaultToken: card.vaultToken, terms: { accepted: true, release, locale, key: termsKey, textHash } };
}

type Refusal = { code: DeviceRefusal };
const notStarted: Refusal = { code: "OTHER" };

/** Sends an attempt until its outcome is known, word for word the same each time (PAY-20). */
function* attempt(input: DevicePaymentInput) {
  const { graph, rest } = yield* context();
  const client = yield* call(graph);
  let mayBeCharged = false;
  for (let asked = 0; ; asked += 1) {
    const outcome = yield* call(createDevicePayment, client, input);
    if (outcome.kind === "answered") return yield* call(finish, outcome.answer);
    if (outcome.kind === "refused") return yield* call(refuse, input, outcome.refusal);
    if (outcome.kind === "turnedAway") {
      if (!mayBeCharged && (!outcome.staleToken || asked > 0)) return yield* call(refuse, input, notStarted);
      if (outcome.staleToken) yield* call(renewToken, rest);
    } else mayBeCharged = true;
    yield* put(payDeviceEvents.outcomeUnknown());
    if (outcome.kind === "unknown" && outcome.sessionOver) return;
    yield* call(waitToAskAgain, asked);
  }
}

function* finish(answer: DeviceAnswer) {
  const { tabs } = yield* context();
  yield* put(payDeviceEvents.answered(answer));
  if (answer.state !== "FAILED") yield* call(() => tabs.tell({ kind: "paid", accountId: answer.accountId, paymentId: answer.paymentId }));
  yield* put(navigationRequested({ to: paymentPath(answer.accountId, answer.paymentId), replace: true }));
}

function* refuse({ accountId, deviceId }: DevicePaymentInput, refusal: Refusal) {
  const { graph } = yield* context();
  yield* call(refreshDevices, yield* call(graph), accountId);
  yield* put(payDeviceEvents.refused(refusal));
  yield* put(navigationRequested({ to: payDevicePath(accountId, deviceId), replace: true }));
}

function* pay() {
  const input = yield* call(compose);
  if (input) yield* race({ over: call(attempt, input), gone: take(sessionEnded) });
}

export function* payDeviceSaga() {
  yield* takeLatest(payDeviceEvents.cardFormRequested, openCardForm);
  yield* takeLeading(payDeviceEvents.submitted, pay);
}
