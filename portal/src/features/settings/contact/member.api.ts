import type { components, paths } from "@portico/openapi/members";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

/** A person of an account, with the voice lines that are assigned to them. */
export type Member = components["schemas"]["Member"];
export type MemberRequest = { guid: string; accountId: string };

/** Reads a person's details and lines on an account (CALL-01). Never throws. */
export function memberApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  return {
    read: ({ guid, accountId }: MemberRequest): Promise<Result<Member>> =>
      toResult(
        client.GET("/api/pub/sbnetmemberedge/v2/cboam/member/{guid}", {
          params: { path: { guid }, query: { accountId, fl: "VOICE" }, header: rest.headers.reading() },
        }),
      ),
  };
}
