import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { randomToken, tokenHash } from "../../lib/secrets.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";
import { nameOf } from "./throttle.ts";

/** Half a year after somebody signed in, their browser is a stranger again. */
const rememberedSeconds = 15_552_000;

/**
 * The id of this browser, if the name has signed in here before; undefined otherwise. It opens nothing: it only keeps strangers who try the
 * name elsewhere from locking its owner out.
 */
export function knownDevice(config: Config, request: FastifyRequest, username: string): string | undefined {
  const cookie = request.cookies[sessionCookies(config).device.name];
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
  const [name, device] = valid && value !== null ? value.split(".") : [];
  return name === tokenHash(nameOf(username)) ? device : undefined;
}

/** Remembers that a name has signed in with this browser; the one before is forgotten. */
export function rememberDevice(config: Config, reply: FastifyReply, username: string): void {
  const { name, options } = sessionCookies(config).device;
  const device = knownDevice(config, reply.request, username) ?? randomToken();
  reply.setCookie(name, `${tokenHash(nameOf(username))}.${device}`, { ...options, signed: true, maxAge: rememberedSeconds });
}
