import type { RetryAutoPayPartInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { awaitedFrom } from "./autopay.actions.ts";
import type { Decision } from "./autopay.attempts.ts";
import { isRetryable, triedAgainWith } from "./autopay.domain.ts";
import { actionParts, changeAction, changeActionPart, newestActionRow, openActionRow } from "./autopay.repository.ts";
import { partId } from "./autopay.partId.ts";

/** Opens a part of the newest action again, with what waited for it. An older action has been overtaken. The account is locked. */
export async function retry({ securityClock }: Dependencies, tx: Transaction, input: RetryAutoPayPartInput): Promise<Decision> {
  const { accountId, actionId } = input;
  const open = await openActionRow(tx, accountId);
  if (open) return { refusal: { code: "ACTION_BEING_CONFIRMED", openActionId: open.id } };
  const newest = await newestActionRow(tx, accountId);
  const parts = await actionParts(tx, accountId, actionId);
  const part = parts.find((each) => partId(each) === input.partId);
  if (newest?.id !== actionId || !part || !isRetryable(part)) return { refusal: { code: "PART_NOT_RETRYABLE" } };
  for (const each of triedAgainWith(part, parts)) await changeActionPart(tx, each, { state: "CONFIRMING", code: null, tries: each.tries + 1, asks: 0 });
  const awaitedUntil = awaitedFrom(securityClock.now());
  await changeAction(tx, accountId, actionId, { awaitedUntil, askFrom: awaitedUntil, asks: 0 });
  return { actionId };
}
