import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { tokenHash } from "../../../lib/secrets.ts";
import { cookiesOf } from "../../../lib/cookies.ts";
import { knownDevice } from "../cookies.ts";
import { resetPassword } from "../passwordReset.service.ts";
import { nameOf } from "../throttle.ts";
import { confirmRecovery, requestRecovery } from "./recovery.service.ts";

type Schemas = components["schemas"];

const visitorOf = ({ site, ip, locale }: FastifyRequest) => ({ site, address: ip, locale });

/** The security log has a hash of what was typed, as for a failed sign-in. */
function audit(request: FastifyRequest, identifier: string, result?: string): void {
  const nameHash = tokenHash(nameOf(identifier)).slice(0, 16);
  request.audited = { nameHash, ...(result !== undefined && { result }) };
}

function request(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body as Schemas["RecoveryRequest"];
    audit(request, body.identifier);
    await requestRecovery(deps, body, visitorOf(request));
    return reply.status(204).send();
  };
}

/** Puts the grant into the HTTP-only cookie for the one path that accepts it, as sign-in does. */
function confirm(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Schemas["RecoveryAnswer"]> => {
    const body = request.body as Schemas["RecoveryConfirmation"];
    const { grant, ...answer } = await confirmRecovery(deps, body, request.site);
    audit(request, body.identifier, answer.state);
    const { name, options } = cookiesOf(deps.config).passwordReset;
    if (grant !== undefined) reply.setCookie(name, grant, options);
    return answer;
  };
}

function choosePassword(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { newPassword } = request.body as { newPassword: string };
    const { name, options } = cookiesOf(deps.config).passwordReset;
    const device = (username: string) => knownDevice(deps.config, request, username);
    const reset = { grant: request.cookies[name] ?? "", newPassword, address: request.ip, device };
    await resetPassword(deps, reset, request.locale);
    return reply.clearCookie(name, options).status(204).send();
  };
}

/** The endpoints of account recovery and of new passwords. */
export function recoveryOperations(deps: Dependencies): Operations {
  return {
    requestRecovery: { handler: request(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    confirmRecovery: { handler: confirm(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    resetPassword: { handler: choosePassword(deps), callsPerMinute: 20, bodyLimit: 4_096 },
  };
}
