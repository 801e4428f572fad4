import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { type Body, byline, versioned, versionOf } from "../editorRequest.ts";
import { canonicalJson } from "@portico/message/canonical";
import type { components } from "@portico/openapi/studio";
import { sql } from "drizzle-orm";
import type { Config } from "../../../config/config.ts";
import type { Database, Transaction } from "../../../database/database.ts";
import type { ContentGrant } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { staff, type StaffMember } from "../../identity/identity.reads.ts";
import { setContentGrants } from "../../identity/identity.writes.ts";
import type { Authorship } from "../content.types.ts";
import { etagOf } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history/history.ts";

const personIn = (request: FastifyRequest) => (request.params as { username: string }).username;

/** Role administration of the Studio. */
export function peopleOperations(deps: Dependencies): Operations {
  const { config, database } = deps;
  return {
    listPeople: async () => ({ people: await people(database, config) }),
    async putGrants(request, reply) {
      const { grants, reason } = request.body as Body<"putGrants">;
      const edit = { username: personIn(request), grants, version: versionOf(request) };
      return versioned(reply, await changeRoles(database, config, edit, byline(deps, request, reason)));
    },
  };
}

type Person = components["schemas"]["Person"];

const personOf = ({ username, firstName, contentGrants }: StaffMember): Person => ({
  username,
  firstName,
  etag: etagOf([username, contentGrants]),
  grants: [...contentGrants],
});

/** All users who may have a content role, by name. */
const people = async (tx: Transaction, config: Pick<Config, "demo">): Promise<Person[]> =>
  (await staff(tx, config)).map(personOf);

const isAdministrator = ({ grants }: Pick<Person, "grants">) => grants.some(({ role }) => role === "administrator");

/** Deduplicates the roles. */
const distinct = (grants: readonly ContentGrant[]): ContentGrant[] => [
  ...new Map(grants.map((grant) => [canonicalJson(grant), grant])).values(),
];

/**
 * The administrator role has no narrower scope.
 * @throws INVALID_REQUEST
 */
function requireWhole(grants: readonly ContentGrant[]): void {
  const partly = grants.flatMap(({ role, ...where }, index) =>
    role === "administrator" && Object.keys(where).length > 0
      ? [{ field: `grants.${index}`, code: "NOT_SUPPORTED" as const }]
      : [],
  );
  if (partly.length > 0) throw new Problem("INVALID_REQUEST", { fields: partly });
}

/**
 * Administrators may remove their own roles, and not add any.
 * @throws OWN_ROLES
 */
function requireNoGift({ username, grants: before }: Person, after: readonly ContentGrant[], author: string): void {
  const had = new Set(before.map((grant) => canonicalJson(grant)));
  if (username === author && after.some((grant) => !had.has(canonicalJson(grant)))) throw new Problem("OWN_ROLES");
}

/** @throws LAST_ADMINISTRATOR when no administrator would be left */
function requireAdministrator(everybody: readonly Person[], changed: Person): void {
  const after = everybody.map((person) => (person.username === changed.username ? changed : person));
  if (everybody.some(isAdministrator) && !after.some(isAdministrator)) throw new Problem("LAST_ADMINISTRATOR");
}

export type RolesEdit = { username: string; grants: readonly ContentGrant[]; version: string };

/**
 * Changes a user's roles; applies from their next call, and is in the history.
 * @throws NOT_FOUND for customers too, CONFLICT (412) with theirs and mine, INVALID_REQUEST, OWN_ROLES,
 * LAST_ADMINISTRATOR
 */
function changeRoles(
  database: Database,
  config: Pick<Config, "demo">,
  { username, grants, version }: RolesEdit,
  by: Authorship,
): Promise<Person> {
  requireWhole(grants);
  return database.transaction(async (tx) => {
    // Serialized, so that two administrators cannot remove each other concurrently.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content roles', 0))`);
    const everybody = await people(tx, config);
    const person = everybody.find((each) => each.username === username);
    if (person === undefined) throw new Problem("NOT_FOUND");
    const after = distinct(grants);
    if (version !== person.etag)
      throw new Problem("CONFLICT", { status: 412, members: { base: null, theirs: person, mine: after } });
    requireNoGift(person, after, by.author);
    const changed = personOf({ ...person, contentGrants: after });
    requireAdministrator(everybody, changed);
    await setContentGrants(tx, username, after);
    await putChanges(tx, [{ ...by, action: "rolesChanged", value: { username, before: person.grants, after } }]);
    return changed;
  });
}
