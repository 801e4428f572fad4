import type { components as Common } from "@portico/openapi/common";
import type { components as Studio } from "@portico/openapi/studio";
import type { components as Translation } from "@portico/openapi/translation";

type Stated = Pick<Common["schemas"]["Problem"], "fields" | "retryAfterSeconds">;

/**
 * Why a call failed, as a problem response (RFC 9457). `title` and `detail` are in the caller's language; absent only
 * for a network error (UNREACHABLE) or an invalid response (UNEXPECTED), for which the Studio has its own messages.
 */
export type Problem = Stated & {
  status: number;
  code: string;
  title?: string;
  detail?: string;
  /** The gate's findings. */
  findings?: Studio["schemas"]["Finding"][];
  /** Why an imported file cannot be parsed, the line, and what was found there. */
  error?: Translation["schemas"]["FileError"];
  line?: number;
  found?: string;
  /** Drafts that are not based on the live version. */
  conflicts?: Studio["schemas"]["Place"][];
  /** Edit conflict (412): the base version, the currently saved one, and the one that was sent. */
  base?: unknown;
  theirs?: unknown;
  mine?: unknown;
};

/** The result of a call. `version` is the ETag, which the next write sends in `If-Match`. */
export type Answer<T> = { ok: true; data: T; version: string | undefined } | { ok: false; problem: Problem };

export const unreachable: Problem = { status: 0, code: "UNREACHABLE" };

type Answered<T> = { data?: T; error?: unknown; response: Response };

/** Whether a response body is one of our problem responses, and not, for example, a proxy's error page. */
function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

/** The problem in an error response's body. */
const problemOf = (status: number, body: unknown): Problem =>
  isProblem(body) ? { ...body, status } : { status, code: "UNEXPECTED" };

/**
 * Converts the response of a client call to a result. Never throws: a network error is a problem too.
 *
 * @example
 * const params = { header: client.writing(version) };
 * const release = await answer(client.content.POST("/content/v1/editor/releases", { params, body }));
 */
export async function answer<T>(call: Promise<Answered<T>>): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    if (!response.ok) return { ok: false, problem: problemOf(response.status, error) };
    return { ok: true, data: data as T, version: response.headers.get("etag") ?? undefined };
  } catch {
    return { ok: false, problem: unreachable };
  }
}
