import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../lib/problem.ts";
import { answerProblem } from "./problemAnswer.ts";
import { placeOf } from "./sites.ts";

/** No such address; on a host that is none of ours 421, because nothing is here for it at all. */
export function answerNotFound(app: FastifyInstance, deps: Dependencies): void {
  app.setNotFoundHandler((request, reply) => {
    const known = placeOf(deps.config, request.headers.host) !== undefined;
    return answerProblem(deps, request, reply, new Problem("NOT_FOUND", known ? {} : { status: 421 }));
  });
}
