import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { failureOf } from "./failure.ts";
import type { Failure, RefusalCode } from "./result.ts";

/** Codes that mean a state of the session, not a refusal of this call. */
const sessionFailures: Record<string, Failure> = {
  NOT_SIGNED_IN: { kind: "unauthorised" },
  SESSION_ENDED: { kind: "unauthorised" },
  IN_MAINTENANCE: { kind: "maintenance" },
};

const ourSide = new Set(["INTERNAL_ERROR", "INTERNAL_SERVER_ERROR", "TEMPORARILY_UNAVAILABLE"]);

/** The failure that an error of the graph client means: errors in an answer, an answer that is none, or no answer at all. */
export function graphFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return answeredFailure(error.errors[0]?.extensions?.["code"]);
  if (ServerError.is(error)) return failureOf(error.statusCode, parsed(error.bodyText));
  if (ServerParseError.is(error)) return failureOf(error.statusCode, parsed(error.bodyText));
  return { kind: "unreachable" };
}

function answeredFailure(code: unknown): Failure {
  if (typeof code !== "string") return { kind: "unexpected", status: 200 };
  const session = sessionFailures[code];
  if (session) return session;
  return ourSide.has(code) ? { kind: "unexpected", status: 200, systemCode: code } : { kind: "refused", code: code as RefusalCode };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
