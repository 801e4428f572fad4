import { comments, history, openSets, payments, writer, startFor } from "./editorFixtures.ts";

/** What a call answers: a body (200), a refusal, no connection, or nothing for ever. */
export type Canned = { body: unknown; etag?: string } | { status: number; code: string; title?: string; detail?: string; [member: string]: unknown } | "offline" | "never";
/** By method and path: "PUT /content/v1/editor/messages/a.b/draft". */
export type CannedCalls = Record<string, Canned | ((request: Request) => Promise<Canned>)>;

const editor = "/content/v1/editor";

/** The answers about a message for an editor for whom all is well. */
const usual: CannedCalls = {
  [`GET ${editor}/start`]: { body: startFor(writer) },
  [`GET ${editor}/messages/${payments.key}`]: { body: payments, etag: payments.etag },
  [`GET ${editor}/change-sets`]: { body: { changeSets: openSets } },
  [`GET ${editor}/comments`]: { body: { comments } },
  [`GET ${editor}/changes`]: { body: { changes: history } },
  "PUT /api/pub/identity/v1/language": { body: {} },
};

const json = (body: unknown, status: number, headers: Record<string, string>) => new Response(JSON.stringify(body), { status, headers });

/** A network for stories and screen tests of the message editor. What has no answer is not found. */
export function editorFetch(calls: CannedCalls = {}): typeof fetch {
  const all = { ...usual, ...calls };
  return async (input, init) => {
    const request = new Request(input, init);
    const found = all[`${request.method} ${new URL(request.url).pathname}`] ?? { status: 404, code: "NOT_FOUND", title: "We can't find that.", detail: "Go back and try again." };
    const canned = typeof found === "function" ? await found(request) : found;
    if (canned === "never") return new Promise(() => undefined);
    if (canned === "offline") throw new TypeError("offline");
    if ("body" in canned) return json(canned.body, 200, { "content-type": "application/json", ...(canned.etag === undefined ? {} : { etag: String(canned.etag) }) });
    return json({ type: "/problems/canned", ...canned }, canned.status, { "content-type": "application/problem+json" });
  };
}
