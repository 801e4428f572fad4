import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { cookiesOf } from "../lib/cookies.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the processor answered a payment of this request; undefined for a request without one. */
    processorAvailable: boolean | undefined;
  }
}

const reasons = ["MAINTENANCE", "SERVICE", "PROCESSOR"] as const;
type Reason = (typeof reasons)[number];

/** The calls by which a customer pays: the accounts and the graph, of the built-in modules or forwarded. */
const ofPaying = /^\/(api\/pub\/account\/v1\/accounts|selfservice\/graph)(\?|$)/;

const isPage = (reply: FastifyReply) => String(reply.getHeader("content-type")).startsWith("text/html");
const ofStudio = /^\/studio(\/|\?|$)/;

/** Why paying is not possible by a response; "AVAILABLE" when it shows that a reason is over; undefined for neither. */
function reasonShownBy(
  { maintenance, upstreamApi }: Pick<Config, "maintenance" | "upstreamApi">,
  { url, processorAvailable }: FastifyRequest,
  reply: FastifyReply,
  before: Reason | undefined,
): Reason | "AVAILABLE" | undefined {
  const concerns = ofPaying.test(url);
  if (!concerns && (!isPage(reply) || ofStudio.test(url))) return undefined;
  if (maintenance) return "MAINTENANCE";
  if (processorAvailable === false) return "PROCESSOR";
  // An outage of the processor is not over because the accounts fail and can be read again.
  if (concerns && reply.statusCode >= 500) return before === "PROCESSOR" ? before : "SERVICE";
  const works = concerns && reply.statusCode < 300;
  // A provider's own maintenance is not known here.
  const over = {
    MAINTENANCE: upstreamApi === undefined || works,
    SERVICE: works,
    PROCESSOR: processorAvailable === true,
  };
  return before && over[before] ? "AVAILABLE" : undefined;
}

/**
 * Tells the browser in a readable cookie for a few minutes that paying is not possible now, and why (SESS-09): sign-in and
 * the first page of a payment say so, before somebody signs in or types a card in vain. The server reads it only to clear
 * it, so it blocks nothing.
 */
export function manageBillPayUnavailableCookie(app: FastifyInstance, config: Config): void {
  const { name, options } = cookiesOf(config).billPayUnavailable;
  app.decorateRequest("processorAvailable", undefined);
  app.addHook("onSend", async (request, reply) => {
    const before = reasons.find((reason) => reason === request.cookies?.[name]);
    const shown = reasonShownBy(config, request, reply, before);
    if (shown === "AVAILABLE") reply.clearCookie(name, options);
    else if (shown) reply.setCookie(name, shown, options);
  });
}
