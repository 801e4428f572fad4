import type { components, paths } from "@portico/openapi/voice";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type VoiceLine = Schemas["VoiceLine"];

/** Requests for voice lines (SERV-04). They never throw. */
export function voiceApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading } = rest.headers;
  return {
    readLines: async (accountId: string): Promise<Result<VoiceLine[]>> => {
      const result = await toResult(
        client.GET("/api/pub/phoneedge/v1/assignment/account", {
          params: { query: { accountId }, header: reading() },
        }),
      );
      return result.ok ? { ok: true, data: result.data.lines } : result;
    },
    /** Null when messages are held back from the user. */
    readUnreadCount: async (accountId: string): Promise<Result<number | null>> => {
      const result = await toResult(
        client.GET("/api/pub/vox-con/voicemail/unread-count", { params: { query: { accountId }, header: reading() } }),
      );
      return result.ok ? { ok: true, data: result.data.unreadCount } : result;
    },
  };
}
