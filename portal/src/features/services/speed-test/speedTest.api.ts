import type { paths } from "@portico/openapi/speedtest";
import createClient from "openapi-fetch";
import { answer } from "../../../api/answer.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";
import type { Result } from "../../../api/result.ts";

/** One transfer of a test: its time in milliseconds, by the clock of the page. */
export type Transfer = () => Promise<Result<number>>;

/** The line to our own servers. Whoever gives up aborts the signal, and nothing goes on in the background. */
export function speedLine({ rest, fetch, timers }: Pick<SagaContext, "rest" | "fetch" | "timers">, signal: AbortSignal) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const timed = async (call: () => Promise<Result<unknown>>): Promise<Result<number>> => {
    const begun = timers.now();
    const result = await call();
    return result.ok ? { ok: true, data: timers.now() - begun } : result;
  };
  return {
    /** The shortest question there is. */
    probe: (): Promise<Result<number>> =>
      timed(() => answer(client.GET("/api/pub/speed-test/v1/probe", { params: { header: rest.headers.reading() }, signal, cache: "no-store" }))),
    download: (bytes: number): Promise<Result<number>> =>
      timed(() => answer(client.GET("/api/pub/speed-test/v1/download", { params: { header: rest.headers.reading(), query: { bytes } }, parseAs: "arrayBuffer", signal, cache: "no-store" }))),
    upload: (bytes: number): Promise<Result<number>> => timed(() => answer(client.POST("/api/pub/speed-test/v1/upload", {
      params: { header: rest.headers.mutating() },
      headers: { "content-type": "application/octet-stream" },
      body: noise(bytes),
      bodySerializer: (body) => body as Blob,
      signal,
    }))),
  };
}

/** Most that a browser makes up at once. */
const pieceBytes = 65_536;

/** Bytes that nothing on the way makes smaller. */
function noise(bytes: number): Blob {
  const piece = crypto.getRandomValues(new Uint8Array(pieceBytes));
  return new Blob(Array.from({ length: bytes / pieceBytes }, () => piece));
}
