import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/contacts";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import {
  addContact,
  changeSeenContact,
  propertyContactsOf,
  removeSeenContact,
  type SeenContact,
} from "./contacts.service.ts";

type Schemas = components["schemas"];
interface OfAccount {
  Params: { accountId: string };
}
interface OfContact {
  Params: { accountId: string; contactId: string };
  Headers: { "if-match": string };
}

/**
 * The account of a request.
 * @throws Problem NOT_FOUND for another user's account, on the business site, and while the toggle is off: the page
 * redirects home too (SHELL-12)
 */
async function accountOf(deps: Dependencies, { site, principal, params }: FastifyRequest): Promise<string> {
  const { accountId } = params as OfAccount["Params"];
  const isHere = site === "community" && principal?.accountIds.includes(accountId);
  if (!isHere || !(await isOn(deps, { site, principal }, "pointOfContact"))) throw new Problem("NOT_FOUND");
  return accountId;
}

async function seenIn(deps: Dependencies, request: FastifyRequest): Promise<SeenContact> {
  const { params, headers } = request as FastifyRequest<OfContact>;
  // Schema validation has checked the quoted number.
  return {
    accountId: await accountOf(deps, request),
    contactId: params.contactId,
    version: Number(headers["if-match"].slice(1, -1)),
  };
}

async function add(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const accountId = await accountOf(deps, request);
  const added = await addContact(
    deps.database,
    accountId,
    request.body as Schemas["NewPropertyContact"],
    deps.securityClock.now(),
  );
  return reply.status(201).send(added);
}

/**
 * The endpoints of a property's points of contact. Their permission is in the OpenAPI document: managing the account's
 * users.
 */
export function contactsOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    getPropertyContacts: async (request) => ({
      contacts: await propertyContactsOf(database, await accountOf(deps, request)),
    }),
    addPropertyContact: (request, reply) => add(deps, request, reply),
    changePropertyContact: async (request) =>
      changeSeenContact(database, await seenIn(deps, request), request.body as Schemas["PropertyContactFacts"]),
    removePropertyContact: async (request, reply) => {
      await removeSeenContact(database, await seenIn(deps, request));
      return reply.status(204).send();
    },
  };
}
