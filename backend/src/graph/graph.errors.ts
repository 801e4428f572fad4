import { GraphQLError, type ExecutionResult } from "graphql";
import type { components } from "@portico/openapi/common";
import { knownProblem } from "../lib/problem.ts";

/** The values of `extensions.code`: the same closed list as in REST. */
export type GraphErrorCode = components["schemas"]["ProblemCode"];

const codes: Record<GraphErrorCode, true> = {
  INVALID_REQUEST: true,
  NOT_SIGNED_IN: true,
  SESSION_ENDED: true,
  IN_MAINTENANCE: true,
  CSRF_TOKEN_INVALID: true,
  NOT_ALLOWED: true,
  STEP_UP_REQUIRED: true,
  NOT_FOUND: true,
  CONFLICT: true,
  TOO_MANY_REQUESTS: true,
  PAYLOAD_TOO_LARGE: true,
  UNSUPPORTED_MEDIA_TYPE: true,
  TEMPORARILY_UNAVAILABLE: true,
  INTERNAL_ERROR: true,
};

/** An error for the caller. The client translates the code; the message is for developers. */
export function graphError(code: GraphErrorCode): GraphQLError {
  return new GraphQLError(code, { extensions: { code } });
}

/** Gives every error a code of the closed list; internal errors are logged and hidden from the caller. */
export function withCodes(
  result: ExecutionResult,
  onUnexpected: (error: unknown) => void,
  forDevelopment = false,
): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => withCode(error, onUnexpected, forDevelopment)) };
}

/**
 * GraphQL's own messages repeat the input, a card token included. FieldErrors of the document are shown in development only,
 * a variable's value never.
 */
function messageOf(error: GraphQLError, code: GraphErrorCode, forDevelopment: boolean): string {
  if (code !== "INVALID_REQUEST") return code;
  if (error.extensions["code"] === code) return error.message;
  const [variable] = /^Variable "\$\w+"/.exec(error.message) ?? [];
  if (variable !== undefined) return `${variable} can't have this value.`;
  return forDevelopment && error.originalError === undefined ? error.message : code;
}

function withCode(error: GraphQLError, onUnexpected: (error: unknown) => void, forDevelopment: boolean): GraphQLError {
  const code = codeOf(error);
  if (code === "INTERNAL_ERROR" || code === "TEMPORARILY_UNAVAILABLE") onUnexpected(error.originalError ?? error);
  const message = messageOf(error, code, forDevelopment);
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { code },
  });
}

function codeOf(error: GraphQLError): GraphErrorCode {
  const given = error.extensions["code"];
  if (typeof given === "string" && isGraphErrorCode(given)) return given;
  if (error.originalError === undefined || isBadVariable(error)) return "INVALID_REQUEST";
  const meant = knownProblem(error.originalError)?.code;
  return meant !== undefined && isGraphErrorCode(meant) ? meant : "INTERNAL_ERROR";
}

/** An invalid variable fails before execution, so its error has no path; an error of a field has one. */
function isBadVariable({ originalError, path }: GraphQLError): boolean {
  return path === undefined && originalError instanceof GraphQLError;
}

function isGraphErrorCode(code: string): code is GraphErrorCode {
  return Object.hasOwn(codes, code);
}
