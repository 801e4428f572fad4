import type { components } from "@portico/openapi/members";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { memberByGuid, type Member } from "../identity/memberships.reads.ts";
import { onAccount } from "../identity/identity.reads.ts";
import { voiceLinesOf } from "../voice/voice.reads.ts";

type Schemas = components["schemas"];

/**
 * A person on an account: the caller, or for who manages users everybody on it.
 * @throws Problem NOT_FOUND for another customer's account and for everybody else's guid
 */
async function readableMember(deps: Dependencies, caller: Principal, accountId: string, guid: string): Promise<Member> {
  customerOf({ principal: caller }, accountId);
  const mayRead = guid === caller.guid || onAccount(caller, accountId).permissions.includes("manageUsers");
  const member = mayRead ? await memberByGuid(deps.database, accountId, guid) : undefined;
  if (!member) throw new Problem("NOT_FOUND");
  return member;
}

/** The endpoint of member details, with the lines that are assigned to the person (CALL-01, CALL-05). */
export function memberOperations(deps: Dependencies): Operations {
  return {
    getMember: async ({ query, params, principal }): Promise<Schemas["Member"]> => {
      const { accountId } = query as { accountId: string };
      const { guid } = params as { guid: string };
      if (!principal) throw new Problem("NOT_SIGNED_IN");
      const member = await readableMember(deps, principal, accountId, guid);
      const hasVoice = await isOn(deps, { site: principal.site, principal }, "voice");
      const lines = hasVoice ? await voiceLinesOf(deps.database, accountId) : [];
      const own = lines.filter(({ assignedUserId }) => assignedUserId === member.userId);
      return {
        Guid: guid,
        FirstName: member.firstName,
        LastName: null,
        ContactEmail: member.email,
        Service: {
          Voice: {
            Assignment: own.length > 0 ? "Assigned" : "Unassigned",
            Phone_Numbers: own.map(({ telephoneNumber }) => telephoneNumber),
          },
        },
      };
    },
  };
}
