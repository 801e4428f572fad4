import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { type DestinationStream, pino } from "pino";
import { memoized } from "./cache.ts";

const secrets = [
  "password",
  "newPassword",
  "cardNumber",
  "securityCode",
  "expiry",
  "zip",
  "cardName",
  "token",
  "ticket",
  "csrfToken",
  "vaultToken",
  "securityCodeToken",
  "authorization",
  "cookie",
  "set-cookie",
  "x-csrf-token",
];
/**
 * Redaction paths: a secret's name at the top and up to three levels deep. Bodies are never logged; this is a safety
 * net.
 */
const redacted = ["", "*.", "*.*.", "*.*.*."].flatMap((depth) =>
  secrets.map((name) => (name.includes("-") ? `${depth.replace(/\.$/, "")}["${name}"]` : `${depth}${name}`)),
);

/** The loggable part of a request, without query and headers, which may contain secrets. */
function request({ id, method, url, headers, routeOptions }: FastifyRequest) {
  return { id, method, path: url.split("?")[0], route: routeOptions?.url, host: headers?.host };
}

function response({ statusCode }: FastifyReply) {
  return { statusCode };
}

/** The security audit log: written at every level except silent. */
export const securityLog = memoized((logger: FastifyBaseLogger): FastifyBaseLogger =>
  logger.level === "silent" ? logger : logger.child({ log: "security" }, { level: "info" }),
);

/** A structured logger on standard output, or to a test's stream, with secrets redacted. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const serializers = { req: request, res: response, err: errorDetails, error: errorDetails };
  const options = {
    level,
    serializers,
    redact: { paths: redacted, censor: "[redacted]" },
    base: { service: "portico" },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The loggable part of an error: never the parameters of an SQL statement, which hold customers' input. */
export type ErrorDetails = { type: string; message: string; code?: string; stack?: string; cause?: ErrorDetails };

/** The database layer includes a failed statement's parameters in its message. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, "");

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The loggable part of an error, with its causes. */
function errorDetails(error: Error): ErrorDetails {
  const { name, message, stack = "", cause } = error;
  return {
    type: name,
    message: withoutParameters(message),
    code: codeOf(error),
    stack: withoutParameters(stack),
    ...(cause instanceof Error ? { cause: errorDetails(cause) } : {}),
  };
}
