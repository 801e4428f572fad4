import type { components } from "@portico/openapi/voice";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { usableLines, voiceCaller, type VoiceLineRow } from "./voice.reads.ts";

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

/** The endpoints of voice lines (SERV-04). */
export function voiceOperations(deps: Dependencies): Operations {
  return {
    getVoiceLines: async ({ query, principal }) => {
      const { accountId } = query as { accountId: string };
      const caller = await voiceCaller(deps, principal, accountId);
      return { lines: (await usableLines(deps, caller, accountId)).map(lineAnswer) };
    },
  };
}
