import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/callSettings";
import type { Dependencies } from "../../dependencies.ts";
import type { Handler, Operations } from "../../lib/operations.ts";
import type { Principal } from "../../lib/principal.ts";
import { requireCpni, requireVoice } from "../voice/voice.reads.ts";
import {
  callSettingsOf,
  changeCallGuard,
  changeForwarding,
  changeForwardingOfLines,
  changeLine,
  changePhone,
  resetPin,
  type SeenLine,
} from "./callSettings.service.ts";

type Schemas = components["schemas"];

/** The line in the path with the version in the header; schema validation has checked the quoted number. */
const seenIn = ({ params, headers }: FastifyRequest): SeenLine => ({
  ...(params as Omit<SeenLine, "version">),
  version: Number(String(headers["if-match"]).slice(1, -1)),
});

const accountIn = ({ params }: FastifyRequest): string => (params as { accountId: string }).accountId;

type Change = (deps: Dependencies, caller: Principal, seen: SeenLine, wanted: never) => Promise<void>;

/** A change of one line, answered with all lines. */
const changing =
  (deps: Dependencies, change: Change): Handler =>
  async (request) => {
    const accountId = accountIn(request);
    const caller = await requireVoice(deps, request.principal, accountId);
    await change(deps, caller, seenIn(request), request.body as never);
    return callSettingsOf(deps, caller, accountId);
  };

/** The endpoints of call settings (SERV-04). The guards are those of voice. */
export function callSettingsOperations(deps: Dependencies): Operations {
  return {
    getCallSettings: async (request) => {
      const accountId = accountIn(request);
      return callSettingsOf(deps, await requireVoice(deps, request.principal, accountId), accountId);
    },
    changeForwarding: changing(deps, changeForwarding),
    changeCallGuard: changing(deps, changeCallGuard),
    changePhoneSettings: changing(deps, changePhone),
    changeLine: changing(deps, changeLine),
    resetVoicemailPin: {
      handler: async (request, reply) => {
        const name = request.params as Omit<SeenLine, "version">;
        // Who knows the PIN listens to the messages by telephone, so it has the guards of messages.
        const caller = await requireCpni(deps, request.principal, name.accountId);
        await resetPin(deps, caller, name, request.body as Schemas["NewPin"]);
        return reply.status(204).send();
      },
      callsPerMinute: 20,
    },
    changeForwardingOfLines: async (request) => {
      const accountId = accountIn(request);
      const caller = await requireVoice(deps, request.principal, accountId);
      const wanted = request.body as Schemas["ForwardingOfLines"];
      const results = await changeForwardingOfLines(deps, caller, accountId, wanted);
      return { settings: await callSettingsOf(deps, caller, accountId), results };
    },
  };
}
