import { bootstrapFor } from "./fixtures.ts";

/** What a path answers: a body (200), a refusal as the service words it, no connection, or nothing for ever. */
export type Canned = { body: unknown; etag?: string } | { status: number; code: string; title?: string; detail?: string } | "offline" | "never";
export type CannedAnswers = Record<string, Canned>;

const timing = { idleSeconds: 780, dialogSeconds: 120, pingSeconds: 30, secondsUntilIdleEnd: 900, secondsUntilAbsoluteEnd: 43_200 };

/** The answers for an editor for whom all is well. */
const usualAnswers: CannedAnswers = {
  "/content/v1/editor/start": { body: bootstrapFor() },
  "/api/pub/session/v1/ping": { body: timing },
  "/api/pub/session/v1/logout": { body: { csrfToken: "next" } },
  "/api/pub/identity/v1/language": { body: {} },
};

const json = (body: unknown, status: number, type: string, etag?: string) => new Response(JSON.stringify(body), { status, headers: { "content-type": type, ...(etag ? { etag } : {}) } });

/** A network for stories and screen tests: the whole client runs over it. What has no answer is not found. */
export function cannedFetch(answers: CannedAnswers = {}): typeof fetch {
  const all = { ...usualAnswers, ...answers };
  return async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    const canned = all[pathname + search] ?? all[pathname] ?? { status: 404, code: "NOT_FOUND", title: "We can't find that.", detail: "Go back and try again." };
    if (canned === "never") return new Promise(() => undefined);
    if (canned === "offline") throw new TypeError("offline");
    if ("body" in canned) return json(canned.body, 200, "application/json", canned.etag);
    return json({ type: "/problems/canned", ...canned }, canned.status, "application/problem+json");
  };
}
