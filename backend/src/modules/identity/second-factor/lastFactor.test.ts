import { setTimeout as later } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { passkeys, secondFactors, users } from "../identity.tables.ts";
import { confirmFactor, endTwoStepsWithoutFactor, factorsOf } from "./secondFactor.repository.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** A promise, and what fulfills it. */
function gate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfill) => (resolve = fulfill));
  return { promise, resolve: () => resolve() };
}

test("an app that is confirmed while the last passkey is removed stays on, and so does two-step sign-in", async () => {
  const { database } = backend;
  const now = backend.securityClock.now();
  const [dana] = await database
    .update(users)
    .set({ secondFactorSince: now })
    .where(eq(users.username, "dana"))
    .returning({ id: users.id });
  const userId = dana!.id;
  const key = { credentialId: "a-passkey", publicKey: "key", counter: 0, transports: [], name: "A key" };
  await database.insert(passkeys).values({ ...key, userId, relyingPartyId: "localhost", createdAt: now });
  await database.insert(secondFactors).values({ userId, sealedKey: "sealed" });

  const [removed, confirmed] = [gate(), gate()];
  const removing = database.transaction(async (tx) => {
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await endTwoStepsWithoutFactor(tx, userId);
    removed.resolve();
    await confirmed.promise;
  });
  await removed.promise;
  const confirming = database.transaction((tx) => confirmFactor(tx, userId, now));
  // It ends, or waits for the other one.
  await Promise.race([confirming, later(500)]);
  confirmed.resolve();
  await Promise.all([removing, confirming]);

  const [after] = await database.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, userId));
  expect(await factorsOf(database, userId)).toEqual(["APP"]);
  expect(after?.since).not.toBeNull();
});
