import type { components, paths } from "@portico/openapi/voice";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type VoiceLine = Schemas["VoiceLine"];
export type VoiceManager = Schemas["VoiceManager"];

type CallFileQuery = NonNullable<paths["/api/pub/vox-con/call-log/file"]["get"]["parameters"]["query"]>;
/** The calls of a file; null for any line and any kind. */
type WantedCalls = Omit<CallFileQuery, "line" | "kind"> & {
  line: string | null;
  kind: NonNullable<CallFileQuery["kind"]> | null;
};

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
    /** CPNI_REQUIRED until the user complies; an address only when ALLOWED. */
    readManager: (accountId: string): Promise<Result<VoiceManager>> =>
      toResult(
        client.GET("/api/pub/phoneedge/v1/voice-manager", { params: { query: { accountId }, header: reading() } }),
      ),
    /** All calls that match, as CSV in the given language. */
    downloadCalls: ({ line, kind, ...query }: WantedCalls): Promise<Result<Blob>> =>
      toResult<Blob>(
        client.GET("/api/pub/vox-con/call-log/file", {
          params: { query: { ...query, ...(line && { line }), ...(kind && { kind }) } },
          parseAs: "blob",
        }),
      ),
    /** How many messages of one number are unread. */
    readLineUnreadCount: (accountId: string, tn: string): Promise<Result<Schemas["UnreadCount"]>> =>
      toResult(
        client.GET("/api/pub/vox-con/voicemail/tn/{tn}/unread-count", {
          params: { path: { tn }, query: { accountId }, header: reading() },
        }),
      ),
    /** Of all lines; null when messages are held back from the user. */
    readUnreadCount: async (accountId: string): Promise<Result<number | null>> => {
      const result = await toResult(
        client.GET("/api/pub/vox-con/voicemail/unread-count", { params: { query: { accountId }, header: reading() } }),
      );
      return result.ok ? { ok: true, data: result.data.unreadCount } : result;
    },
  };
}
