import type { components as Common } from "@portico/openapi/common";
import type { components as Studio } from "@portico/openapi/studio";
import type { components as Translation } from "@portico/openapi/translation";

type Stated = Pick<Common["schemas"]["Problem"], "fields" | "retryAfterSeconds">;

/**
 * Why a call was refused, as the service says it (RFC 9457). `title` and `detail` are in the caller's language; they are absent only where
 * no answer came (UNREACHABLE) or one that says nothing (UNEXPECTED), for which the Studio has words of its own.
 */
export type Problem = Stated & {
  status: number;
  code: string;
  title?: string;
  detail?: string;
  /** What the gate found. */
  findings?: Studio["schemas"]["Finding"][];
  /** Why an imported file can't be read, the line, and what was found there. */
  fault?: Translation["schemas"]["FileFault"];
  line?: number;
  found?: string;
  /** Drafts that do not start from what is live. */
  conflicts?: Studio["schemas"]["Place"][];
  /** Somebody was faster (412): what the change started from, what stands now, what was sent. */
  base?: unknown;
  theirs?: unknown;
  mine?: unknown;
};

/** The outcome of a call. `version` is the ETag, which the next write names in `If-Match`. */
export type Answer<T> = { ok: true; data: T; version: string | undefined } | { ok: false; problem: Problem };

export const unreachable: Problem = { status: 0, code: "UNREACHABLE" };

type Answered<T> = { data?: T; error?: unknown; response: Response };

/** Whether what came is a problem of ours, and not, say, a proxy's page. */
function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

/** The problem in the body of a refusal. */
export const problemOf = (status: number, body: unknown): Problem => (isProblem(body) ? { ...body, status } : { status, code: "UNEXPECTED" });

/**
 * The answer to a call of one of the clients. Never throws: no answer is a problem too.
 *
 * @example const release = await answer(client.content.POST("/content/v1/editor/releases", { params: { header: client.writing(version) }, body }));
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
