import type { FastifyRequest } from "fastify";

/** Tells the provider's services whom they answer: the customer's address, the host and scheme that the browser used, the call's id in our log. */
export function forwardedHeaders({ ip, ownOrigin, id }: FastifyRequest): Record<string, string> {
  const [protocol = "", host = ""] = ownOrigin.split("://");
  return { "x-forwarded-for": ip, "x-forwarded-host": host, "x-forwarded-proto": protocol, "x-transaction-id": id };
}

/** Headers that claim another address, host, path or method than those of the call: what a caller says of these is not passed on. */
const claims = /^(forwarded|via|true-client-ip|cf-connecting-ip|x-((client|cluster-client)-ip|(forwarded|original|real|rewrite|envoy|http-method)(-.*)?|method-override))$/;

/** The headers of a call without what its sender claims about it. */
export function withoutClaims<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !claims.test(name.toLowerCase()))) as Headers;
}
