import { addDays } from "@portico/rules/dates";
import { expect } from "vitest";
import { scenarios } from "../src/database/scenarios/all.ts";
import type { TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { disagreements, placesOf, type Places } from "../testing/statusPlaces.ts";

/** Everything that shows a state, from 40 days ago to 100 days ahead. */
export const placesNow = ({ clock }: TestBackend, payer: Payer, site = "business"): Promise<Places> =>
  placesOf(payer, addDays(clock.today(), -40), addDays(clock.today(), 100), site === "business" ? "SMB" : "SCS");

/** One owner of each account that is billed here, on its own site. */
export const owners = scenarios
  .filter(({ account }) => account?.accountType !== "ENTERPRISE" && !account?.billingMoved)
  .flatMap(({ people, account }) => people.slice(0, 1).map((person) => ({ ...person, timeZone: account?.timeZone })))
  .filter(({ passwordResetRequired }) => !passwordResetRequired);

/** Checks that all screens of these people's accounts agree. */
export async function expectAgreement(backend: TestBackend, people: typeof owners): Promise<void> {
  for (const { username, site } of people) {
    const found = disagreements(await placesNow(backend, await Payer.signIn(backend, username, site), site));
    expect(found, username).toEqual([]);
  }
}
