import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { pino, type DestinationStream } from "pino";
import { onceFor } from "./onceFor.ts";
import { errorDetails } from "./errorDetails.ts";

const secrets = ["password", "newPassword", "cardNumber", "securityCode", "expiry", "zip", "cardName", "token", "ticket", "csrfToken", "vaultToken", "securityCodeToken", "authorization", "cookie", "set-cookie", "x-csrf-token"];
/** A secret's name at the top and up to three levels down. Nothing logs a body; this is for the day somebody does. */
const redacted = ["", "*.", "*.*.", "*.*.*."].flatMap((depth) => secrets.map((name) => (name.includes("-") ? `${depth.replace(/\.$/, "")}["${name}"]` : `${depth}${name}`)));

/** A request without query and headers: both can carry what nobody should read later. */
function request({ id, method, url, headers, routeOptions }: FastifyRequest) {
  return { id, method, path: url.split("?")[0], route: routeOptions?.url, host: headers?.host };
}

function response({ statusCode }: FastifyReply) {
  return { statusCode };
}

/** The lines that say who did what to which account: written at every level but silent, whatever else is logged. */
export const securityLog = onceFor((logger: FastifyBaseLogger): FastifyBaseLogger => (logger.level === "silent" ? logger : logger.child({ log: "security" }, { level: "info" })));

/** Structured lines on standard output, or to a test's stream, with secrets left out. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const serializers = { req: request, res: response, err: errorDetails, error: errorDetails };
  const options = { level, serializers, redact: { paths: redacted, censor: "[redacted]" }, base: { service: "portico" } };
  return destination ? pino(options, destination) : pino(options);
}
