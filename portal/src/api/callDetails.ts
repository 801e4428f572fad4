/** What the body of an answer says about its outcome. */
export type CallDetails = {
  /** The code that a refusal names (RFC 9457). */
  problemCode?: string;
  /** Codes of the errors of a GraphQL answer, which come with status 200. */
  graphErrors: string[];
};

const isGraph = (url: URL) => url.pathname.startsWith("/selfservice/") || url.pathname.endsWith("/graphql");
const isJson = (response: Response) => /\bjson\b/.test(response.headers.get("content-type") ?? "");

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const words = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Reads a copy of the answer, taken at once so that the caller's own reading is not in its way. */
export async function detailsOf(url: URL, response: Response): Promise<CallDetails> {
  if (!isJson(response) || (response.ok && !isGraph(url))) return { graphErrors: [] };
  const body: unknown = await response.clone().json().catch(() => undefined);
  return { problemCode: response.ok ? undefined : words(property(body, "code")), graphErrors: graphErrors(body) };
}

function graphErrors(body: unknown): string[] {
  const errors = property(body, "errors");
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => words(property(property(error, "extensions"), "code")) ?? "UNCODED");
}
