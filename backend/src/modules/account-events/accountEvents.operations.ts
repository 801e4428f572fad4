import type { Dependencies } from "../../dependencies.ts";
import { openStream } from "../../lib/eventStream.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { createAccountStreams } from "./accountEvents.streams.ts";

/** The event stream of changes on the caller's accounts. */
export function accountEventOperations(deps: Dependencies): Operations {
  const streams = createAccountStreams(deps);
  return {
    streamAccountEvents: {
      callsPerMinute: 600,
      async handler(request, reply) {
        const { principal, session } = request;
        if (!principal) throw new Problem("NOT_SIGNED_IN");
        const { userId, accountIds } = principal;
        const response = reply.raw;
        const refuse = () => {
          // A rejected reader must not keep its connection.
          reply.header("connection", "close");
          throw new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 60 });
        };
        if (!(await streams.admit(userId, response))) return refuse();
        const reader = { userId, accountIds, idHash: tokenHash(session.sessionId), response };
        await streams.add(reader, () => openStream(request, reply)).catch(refuse);
      },
    },
  };
}
