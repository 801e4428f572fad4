import { Agent, EventSource } from "undici";
import type { CookieJar } from "./cookieJar.ts";

/** Opens a browser's event streams over real connections to an app that listens, with the browser's cookies. */
export function eventSourceOf(
  origin: string,
  { jar }: { jar: Pick<CookieJar, "header"> },
): (path: string) => globalThis.EventSource {
  const dispatcher = new Agent().compose((dispatch) => (options, handler) => {
    const headers = { ...(options.headers as Record<string, string>), cookie: jar.header() };
    return dispatch({ ...options, headers }, handler);
  });
  return (path) => new EventSource(origin + path, { node: { dispatcher } }) as unknown as globalThis.EventSource;
}
