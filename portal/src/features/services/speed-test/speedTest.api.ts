import type { paths } from "@portico/openapi/speedtest";
import type { SpeedMeasured } from "@portico/rules/speedTest";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";
import type { Result } from "../../../api/result.ts";

/** Transfers to our own servers, and the kept results. Aborting the signal stops every transfer. */
export function speedLine(
  { rest, fetch, timers }: Pick<SagaContext, "rest" | "fetch" | "timers">,
  signal?: AbortSignal,
) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const timed = async (call: () => Promise<Result<unknown>>): Promise<Result<number>> => {
    const begun = timers.now();
    const result = await call();
    return result.ok ? { ok: true, data: timers.now() - begun } : result;
  };
  return {
    /** Keeps a result; a repeat with the same id keeps the first one. */
    keep: (id: string, accountId: string, { downloadMbps, uploadMbps, latencyMs }: SpeedMeasured) =>
      toResult(
        client.PUT("/api/pub/speed-test/v1/results/{resultId}", {
          params: { header: rest.headers.mutating(), path: { resultId: id } },
          body: {
            accountId,
            downloadKbps: Math.round(downloadMbps * 1_000),
            uploadKbps: Math.round(uploadMbps * 1_000),
            latencyMs: Math.round(latencyMs),
          },
        }),
      ),
    results: (accountId: string) =>
      toResult(
        client.GET("/api/pub/speed-test/v1/results", {
          params: { header: rest.headers.reading(), query: { accountId } },
        }),
      ),
    /** Latency: the smallest possible request. */
    probe: (): Promise<Result<number>> =>
      timed(() =>
        toResult(
          client.GET("/api/pub/speed-test/v1/probe", {
            params: { header: rest.headers.reading() },
            ...(signal && { signal }),
            cache: "no-store",
          }),
        ),
      ),
    download: (bytes: number): Promise<Result<number>> =>
      timed(() =>
        toResult(
          client.GET("/api/pub/speed-test/v1/download", {
            params: { header: rest.headers.reading(), query: { bytes } },
            parseAs: "arrayBuffer",
            ...(signal && { signal }),
            cache: "no-store",
          }),
        ),
      ),
    upload: (bytes: number): Promise<Result<number>> =>
      timed(() =>
        toResult(
          client.POST("/api/pub/speed-test/v1/upload", {
            params: { header: rest.headers.mutating() },
            headers: { "content-type": "application/octet-stream" },
            body: noise(bytes),
            bodySerializer: (body) => body as Blob,
            ...(signal && { signal }),
          }),
        ),
      ),
  };
}

/** Most bytes that crypto.getRandomValues fills in one call. */
const pieceBytes = 65_536;

/** Random bytes, which cannot be compressed on the way. */
function noise(bytes: number): Blob {
  const piece = crypto.getRandomValues(new Uint8Array(pieceBytes));
  return new Blob(Array.from({ length: bytes / pieceBytes }, () => piece));
}
