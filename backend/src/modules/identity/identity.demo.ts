import type { Transaction } from "../../database/database.ts";
import type { DemoContext, SeededPerson } from "../../database/people.ts";
import { addDays } from "@portico/rules/dates";
import { secondFactors, userAccounts, users } from "./identity.tables.ts";

function userOf(person: SeededPerson, verifiedOn: string): typeof users.$inferInsert {
  const { userId, username, firstName, site, passwordHash, passwordResetRequired, contentGrants, locale, userType } =
    person;
  return {
    id: userId,
    guid: `g-${username}`,
    username,
    email: `${username}@portico.example`,
    firstName,
    site,
    passwordHash,
    passwordResetRequired,
    contentGrants,
    locale,
    userType,
    enterpriseRole: person.enterpriseRole,
    cpniVerifiedOn: person.cpniVerified === false ? null : verifiedOn,
    secondFactorSince: person.secondFactor?.since,
    invented: true,
  };
}

/** Demo data: the demo users, each on the accounts that people.ts names. */
export async function seedIdentity(tx: Transaction, { clock, people }: DemoContext): Promise<void> {
  const verifiedOn = addDays(clock.today(), -264);
  await tx.insert(users).values(people.map((person) => userOf(person, verifiedOn)));
  const factors = people.flatMap(({ userId, secondFactor }) =>
    secondFactor ? [{ userId, sealedKey: secondFactor.sealedKey, confirmedAt: secondFactor.since }] : [],
  );
  await tx.insert(secondFactors).values(factors);
  const memberships = people.flatMap(({ userId, accountId, role, alsoOn = [] }) =>
    accountId === null
      ? []
      : [{ accountId, role }, ...alsoOn].map((membership, position) => ({ ...membership, userId, position })),
  );
  await tx.insert(userAccounts).values(memberships);
}
