import type { Answers } from "./fixtures.ts";
import { usualAnswers } from "./usualAnswers.ts";

type Refusal = { status: number; code: string; title?: string; detail?: string; [member: string]: unknown };
type Told = Answers[string] | Refusal | "offline" | "never";

/** What a call answers: a body (200), a refusal as the service words it, no connection, nothing for ever; or what depends on the request. */
export type Canned = Told | ((request: Request) => Promise<Told>);
/** By path, with a query or for every query, for one method ("PUT /content/v1/editor/presence") or for all; the closest counts. */
export type CannedAnswers = Record<string, Canned>;

/** What the service says of what there is not. */
export const notFound: Canned = { status: 404, code: "NOT_FOUND", title: "We can't find that.", detail: "Go back and try again." };

/** An error of the page: it fails the test that runs. */
const fail = (call: string) => reportError(new Error(unanswered([call])));

/** What went wrong where something was asked for that nobody thought of. */
export const unanswered = (calls: readonly string[]): string => `No answer is canned for ${calls.join(", ")}.`;

/**
 * A network for stories and screen tests: the whole client runs over it. For what is not told an editor for whom all is well gets the usual
 * answers; what has no answer at all is not found, and `onUnanswered` hears of it.
 */
export function cannedFetch(answers: CannedAnswers = {}, onUnanswered: (call: string) => void = fail): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const names = namesOf(request);
    const canned = within(answers, names) ?? within(usualAnswers, names);
    if (canned === undefined) onUnanswered(names[0]);
    return responseOf(canned === undefined ? notFound : canned, request);
  };
}

function namesOf({ method, url }: Request): [string, ...string[]] {
  const { pathname, search } = new URL(url);
  return [`${method} ${pathname}${search}`, `${method} ${pathname}`, pathname + search, pathname];
}

const within = (answers: CannedAnswers, names: readonly string[]): Canned | undefined => names.map((name) => answers[name]).find((canned) => canned !== undefined);

async function responseOf(canned: Canned, request: Request): Promise<Response> {
  const told = typeof canned === "function" ? await canned(request) : canned;
  if (told === "never") return new Promise(() => undefined);
  if (told === "offline") throw new TypeError("offline");
  if ("body" in told) return json(told.body, 200, { "content-type": "application/json", ...(typeof told.etag === "string" ? { etag: told.etag } : {}) });
  return json({ type: "/problems/canned", ...told }, Number(told.status), { "content-type": "application/problem+json" });
}

const json = (body: unknown, status: number, headers: Record<string, string>) => new Response(JSON.stringify(body), { status, headers });
