import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/preferences";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccount } from "../identity/identity.reads.ts";
import { visitorOf } from "../identity/currentPassword.writes.ts";
import { cancelEmailChange, confirmEmailChange, contactOf, renameUser, requestEmailChange } from "./contact.service.ts";
import { emailsOf, setEmails } from "./emails.service.ts";

type Schemas = components["schemas"];

function signedIn({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  return principal;
}

/** @throws Problem NOT_FOUND for another customer's account */
function readerOf(request: FastifyRequest, accountId: string): Principal {
  return onAccount(customerOf({ principal: signedIn(request) }, accountId), accountId);
}

/** The caller; somebody who has chosen no language reads that of the page. */
function reading(request: FastifyRequest): Principal {
  const principal = signedIn(request);
  return { ...principal, locale: principal.locale ?? request.locale };
}

/** The endpoints of contact data and e-mail preferences (SESS-19). */
export function preferencesOperations(deps: Dependencies): Operations {
  return {
    getContact: (request) => contactOf(deps, signedIn(request)),
    setName: (request) => renameUser(deps, signedIn(request), request.body as Schemas["NewName"]),
    requestEmailChange: {
      handler: (request) => {
        const principal = reading(request);
        const visitor = visitorOf(deps.config, request, principal.username);
        return requestEmailChange(deps, principal, request.body as Schemas["NewEmail"], visitor);
      },
      callsPerMinute: 20,
    },
    confirmEmailChange: {
      handler: (request) => confirmEmailChange(deps, reading(request), request.body as Schemas["EmailCode"]),
      callsPerMinute: 20,
    },
    cancelEmailChange: (request) => cancelEmailChange(deps, signedIn(request)),
    getEmailPreferences: (request) => {
      const { accountId } = request.query as { accountId: string };
      return emailsOf(deps, readerOf(request, accountId), accountId);
    },
    setEmailPreference: (request) => {
      const body = request.body as Schemas["EmailChoice"];
      return setEmails(deps, readerOf(request, body.accountId), body);
    },
  };
}
