import type { components } from "@portico/openapi/preferences";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { payersOf } from "../identity/identity.reads.ts";
import { ownAddress } from "../messages/messages.reads.ts";
import { alwaysSent, choicesFor, isOffered } from "./preferences.domain.ts";
import { emailsWantedOn } from "./preferences.reads.ts";
import { putChoice } from "./preferences.repository.ts";
import { emailTopics } from "./preferences.tables.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "config">;

/** Which e-mails about an account the caller gets, and what can be chosen (SESS-19). */
export async function emailsOf(
  deps: Deps,
  principal: Principal,
  accountId: string,
): Promise<Schemas["EmailPreferences"]> {
  const offered = emailTopics.filter((topic) => isOffered(topic, principal.role));
  const topics = offered.map(async (topic) => ({
    topic,
    wanted: (await emailsWantedOn(deps.database, accountId, topic))(principal),
    choices: [...choicesFor[topic]],
    onlyRecipient: topic === "PAYMENT_PROBLEMS" && (await isOnlyRecipient(deps, principal, accountId)),
  }));
  return { address: await ownAddress(deps, principal), topics: await Promise.all(topics), always: [...alwaysSent] };
}

/** Whether nobody else is told of every failed payment: then this user has to be. */
async function isOnlyRecipient(deps: Deps, principal: Principal, accountId: string): Promise<boolean> {
  const wants = await emailsWantedOn(deps.database, accountId, "PAYMENT_PROBLEMS");
  if (wants(principal) !== "ALL") return false;
  const payers = await payersOf(deps, deps.database, accountId);
  return !payers.some((payer) => payer.userId !== principal.userId && wants(payer) === "ALL");
}

/**
 * Sets which e-mails of a topic the caller gets.
 * @throws Problem INVALID_REQUEST for a topic or a choice that is not offered; ONLY_RECIPIENT when nobody else would be
 * told of a failed payment
 */
export async function setEmails(
  deps: Deps,
  principal: Principal,
  { accountId, topic, wanted }: Schemas["EmailChoice"],
): Promise<Schemas["EmailPreferences"]> {
  if (!isOffered(topic, principal.role) || !choicesFor[topic].includes(wanted))
    throw new Problem("INVALID_REQUEST", { fields: [{ field: "wanted", code: "NOT_SUPPORTED" }] });
  if (topic === "PAYMENT_PROBLEMS" && wanted !== "ALL" && (await isOnlyRecipient(deps, principal, accountId)))
    throw new Problem("ONLY_RECIPIENT");
  await putChoice(deps.database, { accountId, userId: principal.userId, topic, wanted });
  return emailsOf(deps, principal, accountId);
}
