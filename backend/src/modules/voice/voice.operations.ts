import type { components } from "@portico/openapi/voice";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { voiceMediaOperations } from "./media.operations.ts";
import { unreadOf, unreadOfLines } from "./messages.service.ts";
import { usableLines, requireVoice, type VoiceLineRow } from "./voice.reads.ts";
import { voiceManagerOf } from "./voiceManager.service.ts";

type Schemas = components["schemas"];

const lineAnswer = (row: VoiceLineRow): Schemas["VoiceLine"] => ({
  telephoneNumber: row.telephoneNumber,
  label: row.label,
  kind: row.kind,
  platform: row.platform,
  status: row.status,
  assignedTo: row.assignedUserId === null ? null : { userId: row.assignedUserId, name: row.assignedName ?? "" },
  version: row.version,
});

/** The endpoints of voice lines and their messages (SERV-04). */
export function voiceOperations(deps: Dependencies): Operations {
  return {
    getVoiceLines: async ({ query, principal }) => {
      const { accountId } = query as { accountId: string };
      const caller = await requireVoice(deps, principal, accountId);
      return { lines: (await usableLines(deps, caller, accountId)).map(lineAnswer) };
    },
    getUnreadVoicemailCount: async ({ params, query, principal }): Promise<Schemas["UnreadCount"]> => {
      const [{ tn }, { accountId }] = [params as { tn: string }, query as { accountId: string }];
      return { telephoneNumber: tn, unreadCount: await unreadOf(deps, principal, accountId, tn) };
    },
    getUnreadCountOfLines: async ({ query, principal }): Promise<Schemas["UnreadCountOfLines"]> => {
      const { accountId } = query as { accountId: string };
      return { unreadCount: await unreadOfLines(deps, principal, accountId) };
    },
    getVoiceManager: ({ query, principal }) =>
      voiceManagerOf(deps, principal, (query as { accountId: string }).accountId),
    ...voiceMediaOperations(deps),
  };
}
