import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "./operationId.ts";

/** The only operations that take bytes as they are. */
const takes = new Set(["takeSpeedTestBytes"]);

/** Reads bodies of bytes where the contract asks for some; everywhere else they are as unsupported as before. */
export function readBinaryBodies(app: FastifyInstance): void {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (request, body, done) => {
    if (takes.has(operationIdOf(request))) done(null, body);
    else done(new Problem("UNSUPPORTED_MEDIA_TYPE"));
  });
}
