import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { randomToken, tokenHash } from "../../lib/secrets.ts";
import { changeMembership, insertUser, putMembership } from "../identity/memberships.writes.ts";
import { insertChange, insertInvitation } from "./users.repository.ts";

const copperKettle = "8347201313";
const DAY_MILLISECONDS = 86_400_000;

/** Demo data: an account with a deactivated person and an expired invitation, and the log of both. */
export async function seedUsers(tx: Transaction, { clock, people }: DemoContext): Promise<void> {
  const rita = people.find(({ username }) => username === "rita");
  if (!rita) return;
  const actor = { actorId: rita.userId, actorName: rita.firstName };
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MILLISECONDS);
  const yusuf = await insertUser(tx, {
    guid: "g-yusuf",
    username: "yusuf",
    email: "yusuf@portico.example",
    firstName: "Yusuf",
    passwordHash: rita.passwordHash,
    site: "business",
    locale: null,
    invented: true,
  });
  if (yusuf === undefined) return;
  await putMembership(tx, copperKettle, yusuf, "BILLING");
  await changeMembership(tx, copperKettle, yusuf, { state: "DEACTIVATED" });
  await insertInvitation(tx, {
    id: randomUUID(),
    accountId: copperKettle,
    email: "bookkeeper@copperkettle.example",
    role: "BILLING",
    site: "business",
    locale: "en-US",
    tokenHash: tokenHash(randomToken()),
    invitedBy: rita.firstName,
    sentAt: daysAgo(9),
    expiresAt: daysAgo(2),
  });
  const of = { accountId: copperKettle, ...actor };
  await insertChange(tx, {
    ...of,
    at: daysAgo(9),
    kind: "INVITED",
    subject: "bookkeeper@copperkettle.example",
    roleAfter: "BILLING",
  });
  await insertChange(tx, {
    ...of,
    at: daysAgo(3),
    kind: "DEACTIVATED",
    subject: "Yusuf",
    userId: yusuf,
    roleAfter: "BILLING",
  });
}
