import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { cookiesOf, cookieTable } from "../../lib/cookies.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { profileCookieOf, profileOf } from "./profile.ts";
import type { Config } from "../../config/config.ts";
import { randomToken, tokenHash } from "../../lib/secrets.ts";
import { nameOf } from "./throttle.ts";

/** The limit of a user name's length. */
const maxCharacters = 200;

function setProfile(config: Config, reply: FastifyReply, shown: object, rememberMe: boolean): void {
  const { name, options } = cookiesOf(config).profile;
  const lifetime = rememberMe && { maxAge: cookieTable.profile.rememberedLifetime };
  reply.setCookie(name, JSON.stringify(shown), { ...options, ...lifetime });
}

/** The profile cookie of a request. */
const writtenProfile = ({ cookies }: FastifyRequest) => cookies[cookieTable.profile.name];

/** Writes the readable profile cookie: for 90 days with "remember me", else until the browser closes (SESS-08). */
export async function rememberProfile(
  { database, config, logger }: Dependencies,
  reply: FastifyReply,
  principal: Principal,
  rememberMe: boolean,
): Promise<void> {
  const [current] = principal.accountIds;
  const account = current === undefined ? undefined : await accountFacts(database, current);
  // The sign-in does not fail for what is only displayed.
  const services = await (current === undefined ? Promise.resolve([]) : accountServices(database, current)).catch(
    (error: unknown) => void logger.error({ error }, "the services for the profile cookie could not be read"),
  );
  const isNewDevice = knownDevice(config, reply.request, principal.username) === undefined;
  const facts = { account, services: services ?? undefined, isNewDevice, rememberMe };
  const shown = profileCookieOf(profileOf(principal, account), facts);
  setProfile(config, reply, shown, rememberMe);
}

/** Writes the cookie of the session's other account, remembered as before. */
export function renewProfile(deps: Dependencies, reply: FastifyReply, principal: Principal): Promise<void> {
  return rememberProfile(deps, reply, principal, remembered(writtenProfile(reply.request)) !== undefined);
}

/** Reduces a remembered profile to the user name, without account data. Undefined when "remember me" is off. */
function remembered(written: string | undefined): object | undefined {
  try {
    const shown = JSON.parse(written ?? "null") as {
      RememberMe?: unknown;
      username?: unknown;
      siteVersion?: unknown;
    } | null;
    if (shown?.RememberMe !== true || typeof shown.username !== "string" || shown.username.length > maxCharacters)
      return undefined;
    return {
      username: shown.username,
      siteVersion: shown.siteVersion === "community" ? "community" : "business",
      RememberMe: true,
    };
  } catch {
    return undefined;
  }
}

/** Clears the profile cookie on sign-out; with "remember me" the user name stays, without account number and ZIP. */
export function forgetProfile({ config }: Dependencies, reply: FastifyReply): void {
  const kept = remembered(writtenProfile(reply.request));
  if (kept) return setProfile(config, reply, kept, true);
  const { name, options } = cookiesOf(config).profile;
  reply.clearCookie(name, options);
}

type Deps = { config: Pick<Config, "tls"> };

const cookieOf = ({ config }: Deps) => cookiesOf(config).coBrowse;

/** Parses the page URL's `cobrowse=on` or `cobrowse=off`; undefined when it has neither. */
function saidIn({ query }: FastifyRequest): "on" | "off" | undefined {
  const { cobrowse } = query as { cobrowse?: unknown };
  return cobrowse === "on" || cobrowse === "off" ? cobrowse : undefined;
}

/**
 * Whether a support agent co-browses in this browser (SHELL-18): from the page's URL, or else from the cookie that an
 * earlier one set.
 */
export function isCoBrowsing(deps: Deps, request: FastifyRequest): boolean {
  return (saidIn(request) ?? request.cookies[cookieOf(deps).name]) === "on";
}

/**
 * Stores the URL's co-browsing state in a session cookie, until the browser closes or the customer signs out (decision
 * 0033).
 */
export function recordCoBrowse(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = cookieOf(deps);
  const said = saidIn(request);
  if (said === "on") reply.setCookie(name, "on", options);
  if (said === "off") reply.clearCookie(name, options);
}

/** Signing out ends co-browsing. */
export function endCoBrowse(deps: Deps, reply: FastifyReply): void {
  const { name, options } = cookieOf(deps);
  reply.clearCookie(name, options);
}

/**
 * The id of this browser, if the user name has signed in here before; undefined otherwise. It grants nothing: it only
 * prevents failed tries from elsewhere from locking the owner out.
 */
export function knownDevice(config: Config, request: FastifyRequest, username: string): string | undefined {
  const cookie = request.cookies[cookiesOf(config).device.name];
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
  const [name, device] = valid && value !== null ? value.split(".") : [];
  return name === tokenHash(nameOf(username)) ? device : undefined;
}

/** Remembers that a user name has signed in with this browser, in place of the previous one. */
export function rememberDevice(config: Config, reply: FastifyReply, username: string): void {
  const { name, options } = cookiesOf(config).device;
  const device = knownDevice(config, reply.request, username) ?? randomToken();
  reply.setCookie(name, `${tokenHash(nameOf(username))}.${device}`, options);
}
