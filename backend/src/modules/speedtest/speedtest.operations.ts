import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/speedtest";
import { speedTestLimits as limits } from "@portico/rules/speedTest";
import type { Dependencies } from "../../dependencies.ts";
import type { Handler, Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { randomBytes } from "node:crypto";
import { keepResult, resultsOf } from "./results.service.ts";

type Schemas = components["schemas"];

/** @throws Problem NOT_FOUND while the toggle is off for the caller: the page redirects to /not-found too (SHELL-13) */
async function refuseSwitchedOff(deps: Dependencies, { site, principal }: FastifyRequest): Promise<void> {
  if (!(await isOn(deps, { site, principal }, "canUseSMBSpeedTestMFE"))) throw new Problem("NOT_FOUND");
}

const whenOn =
  (deps: Dependencies, handler: Handler): Handler =>
  async (request, reply) => {
    await refuseSwitchedOff(deps, request);
    return handler(request, reply);
  };

function sendBytes(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes } = request.query as { bytes: number };
  // Not octet-stream, which would be compressed and distort the measurement.
  return reply
    .type("application/vnd.portico.noise")
    .headers({ "cache-control": "no-store, no-transform", "content-length": bytes })
    .send(Readable.from(noise(bytes)));
}

/** @throws Problem UNSUPPORTED_MEDIA_TYPE for a body of another type */
function countBytes({ body }: FastifyRequest): { bytes: number } {
  if (!Buffer.isBuffer(body)) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  return { bytes: body.length };
}

/** The endpoints of the speed test, rate limited to a few tests a minute. */
export function speedTestOperations(deps: Dependencies): Operations {
  return {
    answerSpeedProbe: {
      handler: whenOn(deps, (_request, reply) => reply.status(204).send()),
      callsPerMinute: limits.callsPerMinute,
    },
    sendSpeedTestBytes: { handler: whenOn(deps, sendBytes), callsPerMinute: limits.callsPerMinute },
    takeSpeedTestBytes: {
      handler: whenOn(deps, countBytes),
      callsPerMinute: limits.callsPerMinute,
      bodyLimit: limits.upload.at(-1) ?? 0,
    },
    getSpeedTestResults: whenOn(deps, ({ principal, query }) =>
      resultsOf(deps, principal, (query as { accountId: string }).accountId),
    ),
    saveSpeedTestResult: {
      handler: whenOn(deps, ({ principal, params, body }) =>
        keepResult(deps, principal, (params as { resultId: string }).resultId, body as Schemas["MeasuredSpeed"]),
      ),
      callsPerMinute: limits.callsPerMinute,
    },
  };
}

/** Random, so that it cannot be compressed on the way; generated once, so that it costs nothing. */
const piece = randomBytes(65_536);

/** Yields the given number of bytes, in chunks. */
function* noise(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}
