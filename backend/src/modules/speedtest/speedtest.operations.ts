import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { speedTestLimits as limits } from "@portico/rules/speedTest";
import type { Dependencies } from "../../dependencies.ts";
import type { Handler, Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { noise } from "./noise.ts";

/** @throws Problem NOT_FOUND while the toggle is off for whoever asks: the screen leads to /not-found too (SHELL-13) */
async function refuseSwitchedOff(deps: Dependencies, { site, principal }: FastifyRequest): Promise<void> {
  if (!(await isOn(deps, { site, principal }, "canUseSMBSpeedTestMFE"))) throw new Problem("NOT_FOUND");
}

const whenOn = (deps: Dependencies, handler: Handler): Handler => async (request, reply) => {
  await refuseSwitchedOff(deps, request);
  return handler(request, reply);
};

function sendBytes(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes } = request.query as { bytes: number };
  // Not octet-stream: that would be compressed on the way, and the time of it would be the line's.
  return reply.type("application/vnd.portico.noise").headers({ "cache-control": "no-store, no-transform", "content-length": bytes }).send(Readable.from(noise(bytes)));
}

/** @throws Problem UNSUPPORTED_MEDIA_TYPE for a body that was read as something else */
function countBytes({ body }: FastifyRequest): { bytes: number } {
  if (!Buffer.isBuffer(body)) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  return { bytes: body.length };
}

/** Doors of the speed test. A few tests a minute are all that anybody needs, and all that the line to us should carry. */
export function speedTestOperations(deps: Dependencies): Operations {
  return {
    answerSpeedProbe: { handler: whenOn(deps, (_request, reply) => reply.status(204).send()), callsPerMinute: limits.callsPerMinute },
    sendSpeedTestBytes: { handler: whenOn(deps, sendBytes), callsPerMinute: limits.callsPerMinute },
    takeSpeedTestBytes: { handler: whenOn(deps, countBytes), callsPerMinute: limits.callsPerMinute, bodyLimit: limits.upload.at(-1) ?? 0 },
  };
}
