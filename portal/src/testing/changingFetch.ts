import { mockFetch } from "./mockFetch.ts";

/**
 * A fake fetch in which a colleague changes what a form shows: the first read of a path has the first answer, later
 * ones the second, once `answerLater` is called. Saves are recorded by the version that they are based on, and refused.
 */
export function changingFetch(path: string, [first, later]: readonly [unknown, unknown], savedAt: string) {
  let reads = 0;
  let answerLater = () => {};
  const isChanged = new Promise<void>((resolve) => (answerLater = resolve));
  const saves: (string | null)[] = [];
  const refused = { status: 412, code: "CONFLICT" };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === "PUT" && pathname === savedAt) {
      saves.push(request.headers.get("if-match"));
      return mockFetch({ [savedAt]: refused })(request);
    }
    if (request.method !== "GET" || pathname !== path) return mockFetch({})(request);
    reads += 1;
    if (reads > 1) await isChanged;
    return mockFetch({ [path]: { body: reads > 1 ? later : first } })(request);
  };
  return { fetch, saves, answerLater: () => answerLater() };
}
