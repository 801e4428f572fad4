import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import type { Operations } from "../../lib/operations.ts";
import { randomToken, tokenHash } from "../../lib/secrets.ts";
import { signInUser } from "../identity/identity.writes.ts";
import { completeAccountCreation, requestAccountCreation } from "./accountCreation.service.ts";

type Schemas = components["schemas"];

/** Names the request in an HTTP-only cookie, also one that proved nothing. */
function begin(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { site, ip: address, locale } = request;
    const token = randomToken();
    const body = request.body as Schemas["AccountCreationRequest"];
    // A hash of ten digits could be reversed by trying them all.
    request.audited = { accountEnding: body.accountNumber.slice(-4) };
    await requestAccountCreation(deps, body, { site, address, locale, tokenHash: tokenHash(token) });
    const { name, options } = cookiesOf(deps.config).accountCreation;
    return reply.setCookie(name, token, options).status(204).send();
  };
}

/** Creates the sign-in, and signs its owner in. */
function complete(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Schemas["AccountCreationAnswer"]> => {
    const { name, options } = cookiesOf(deps.config).accountCreation;
    const body = request.body as Schemas["AccountCreationCompletion"];
    const { userId, ...answer } = await completeAccountCreation(deps, body, tokenHash(request.cookies[name] ?? ""));
    request.audited = { result: answer.state };
    if (userId === undefined) return answer;
    reply.clearCookie(name, options);
    const { csrfToken } = await signInUser(deps, request, reply, userId);
    return { ...answer, csrfToken };
  };
}

/** The endpoints that create the sign-in of an account's owner. */
export function accountCreationOperations(deps: Dependencies): Operations {
  return {
    requestAccountCreation: { handler: begin(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    completeAccountCreation: { handler: complete(deps), callsPerMinute: 20, bodyLimit: 4_096 },
  };
}
