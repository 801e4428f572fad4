import type { Answers } from "./fixtures.ts";
import { usualAnswers } from "./usualAnswers.ts";

type Refusal = { status: number; code: string; title?: string; detail?: string; [member: string]: unknown };
type Told = Answers[string] | Refusal | "offline" | "never";

/**
 * The response of a call: a body (200), a problem response, a network error, pending for ever; or computed from the
 * request.
 */
export type MockAnswer = Told | ((request: Request) => Promise<Told>);
/**
 * By path, with or without a query, for one method ("PUT /content/v1/editor/presence") or all; the most specific wins.
 */
export type MockAnswers = Record<string, MockAnswer>;

/** The service's not-found response. */
export const notFound: MockAnswer = {
  status: 404,
  code: "NOT_FOUND",
  title: "We can't find that.",
  detail: "Go back and try again.",
};

/** An uncaught error in the page: fails the running test. */
const fail = (call: string) => reportError(new Error(unanswered([call])));

/** Message for a request without a canned response. */
export const unanswered = (calls: readonly string[]): string => `No answer is canned for ${calls.join(", ")}.`;

/**
 * A fake fetch for stories and screen tests: the whole client runs over it. Defaults are the responses for an editor
 * for whom everything works; a request without a response gets 404 and calls `onUnanswered`.
 */
export function mockFetch(answers: MockAnswers = {}, onUnanswered: (call: string) => void = fail): typeof fetch {
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

const within = (answers: MockAnswers, names: readonly string[]): MockAnswer | undefined =>
  names.map((name) => answers[name]).find((canned) => canned !== undefined);

async function responseOf(canned: MockAnswer, request: Request): Promise<Response> {
  const told = typeof canned === "function" ? await canned(request) : canned;
  if (told === "never") return new Promise(() => undefined);
  if (told === "offline") throw new TypeError("offline");
  if ("body" in told)
    return json(told.body, 200, {
      "content-type": "application/json",
      ...(typeof told.etag === "string" ? { etag: told.etag } : {}),
    });
  return json({ type: "/problems/canned", ...told }, Number(told.status), {
    "content-type": "application/problem+json",
  });
}

const json = (body: unknown, status: number, headers: Record<string, string>) =>
  new Response(JSON.stringify(body), { status, headers });
