import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/cpni";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { recordCpniVerification } from "../identity/identity.writes.ts";
import { confirmPasscode, sendPasscode } from "./passcodes.service.ts";

type Schemas = components["schemas"];

/** @throws Problem NOT_SIGNED_IN; NOT_ALLOWED for staff who act for a customer: the identity is the customer's */
function customerOf({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  if (isAgent(principal)) throw new Problem("NOT_ALLOWED");
  return principal;
}

const answerOf = ({ state, triesLeft }: Awaited<ReturnType<typeof sendPasscode>>): Schemas["CpniPasscode"] => ({
  state,
  triesLeft: triesLeft ?? null,
});

/** The verification of identity that the rules for call data require (SESS-03, SHELL-15). */
export function cpniOperations(deps: Dependencies): Operations {
  return {
    sendCpniPasscode: async (request) => answerOf(await sendPasscode(deps, customerOf(request), request.locale)),
    confirmCpniPasscode: async (request) => {
      const { userId } = customerOf(request);
      const { passcode } = request.body as Schemas["ConfirmingCpni"];
      const { sessionId } = request.session;
      return answerOf(
        await confirmPasscode(deps, { userId }, sessionId, passcode, (tx) =>
          recordCpniVerification(tx, userId, deps.clock.today()),
        ),
      );
    },
  };
}
