import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { refreshVisitsCookie } from "../appointments/visitsCookie.writes.ts";
import { accountsOf, delinquencyScheduleOf, servicesOf } from "./account.service.ts";

function customer({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  return principal;
}

const askedAccount = (request: FastifyRequest) => (request.query as { accountId: string }).accountId;

/** The endpoints of account and services. */
export function accountOperations(deps: Dependencies): Operations {
  return {
    getAccounts: async (request, reply) => {
      const principal = customer(request);
      const accounts = await accountsOf(deps, principal);
      const [accountId] = principal.accountIds;
      const nextDay = accounts.find((account) => account.accountId === accountId)?.nextAppointment?.date ?? null;
      await refreshVisitsCookie(deps, request, reply, { accountId, nextDay });
      return { accounts };
    },
    getServices: async (request) => ({ services: await servicesOf(deps, customer(request), askedAccount(request)) }),
    getDelinquencySchedule: (request) => delinquencyScheduleOf(deps, customer(request), askedAccount(request)),
  };
}
