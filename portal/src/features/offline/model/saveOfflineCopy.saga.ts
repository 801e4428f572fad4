import { context } from "../../../api/sagaContext.ts";
import { call, put, select, type SagaGenerator } from "../../../lib/effects.ts";
import { isOfflineChosen, type OfflineCopy, readOfflineCopy, writeOfflineCopy } from "../../../lib/offlineCopy.ts";
import { selectLocale } from "../../content/model/content.slice.ts";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { getSupportContacts } from "../../session/model/supportContacts.api.ts";
import { type BillingFacts, readBillingFacts } from "./offlineFacts.ts";
import { offlineCopyEvents } from "./offlineCopy.slice.ts";

const nothingBilled: BillingFacts = { account: { name: "", ending: "" }, statement: null, receipts: [] };

/** Reads what is kept and stores it. A failure leaves the earlier copy of the same person as it is. */
export function* saveOfflineCopy(guid: string): SagaGenerator<unknown> {
  const { storage, timers } = yield* context();
  const savedAt = readOfflineCopy(storage, timers.now())?.savedAt;
  yield* put(offlineCopyEvents.changed({ phase: "saving", savedAt }));
  const copy = yield* call(readCopy, guid);
  // Another tab may have turned the setting off, and deleted the copy, while this one was reading.
  if (!isOfflineChosen(storage, guid)) return yield* put(offlineCopyEvents.changed({ phase: "off" }));
  const isSaved = copy !== undefined && writeOfflineCopy(storage, copy);
  yield* put(
    offlineCopyEvents.changed(isSaved ? { phase: "saved", savedAt: copy.savedAt } : { phase: "failed", savedAt }),
  );
}

function* readCopy(guid: string): SagaGenerator<OfflineCopy | undefined> {
  const { rest, fetch, timers } = yield* context();
  const facts = yield* call(readFacts);
  const contacts = yield* call(getSupportContacts, rest, fetch);
  if (facts === undefined || !contacts.ok) return undefined;
  const savedAt = new Date(timers.now()).toISOString();
  const locale = yield* select(selectLocale);
  return { version: 1, guid, locale, savedAt, ...facts, contacts: contacts.data };
}

function* readFacts(): SagaGenerator<BillingFacts | undefined> {
  const { graph, content, timers } = yield* context();
  const accountId = yield* select(selectCurrentAccountId);
  if (accountId === null || !(yield* select(selectPermissions)).includes("viewBilling")) return nothingBilled;
  const client = yield* call(graph);
  const facts = yield* call(readBillingFacts, client, accountId, content, timers.now());
  return facts.ok ? facts.data : undefined;
}
