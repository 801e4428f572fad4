import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** The groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [before, after] = [groups(head), groups(tail ?? "")];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

let openFiles: number | undefined;

/** The limit of open file descriptors of this process. Read once: Node has it only in a report that takes long to write. */
export function maxOpenFiles(): number {
  return (openFiles ??= readOpenFiles());
}

function readOpenFiles(): number {
  const limits: unknown = Reflect.get(process.report.getReport(), "userLimits");
  const soft: unknown = (limits as { open_files?: { soft?: unknown } } | undefined)?.open_files?.soft;
  return typeof soft === "number" ? soft : Infinity;
}

/** The network of an address: the IPv4 address itself, or the IPv6 /64, because one customer has all of it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(":") : address;
}

/** The range that an address is in, a /24 of IPv4 or a /48 of IPv6: tells networks apart without naming a caller. */
export function addressRangeOf(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`;
  return isIPv6(address) ? `${network.split(":").slice(0, 3).join(":")}::/48` : null;
}

/**
 * Headers that tell the upstream API about the client: its address, the host and scheme of the browser's request, and
 * our request id.
 */
export function forwardedHeaders({ ip, ownOrigin, id }: FastifyRequest): Record<string, string> {
  const [protocol = "", host = ""] = ownOrigin.split("://");
  return { "x-forwarded-for": ip, "x-forwarded-host": host, "x-forwarded-proto": protocol, "x-transaction-id": id };
}

/** Headers with which a caller claims another address, host, path or method; they are not forwarded. */
const claims =
  /^(forwarded|via|true-client-ip|cf-connecting-ip|x-((client|cluster-client)-ip|(forwarded|original|real|rewrite|envoy|http-method)(-.*)?|method-override))$/;

/** The headers of a request without such claims. */
export function withoutClaims<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !claims.test(name.toLowerCase()))) as Headers;
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/**
 * Whether a browser reports another site by Sec-Fetch-Site or Origin; a request with neither is not from a browser on
 * another site.
 */
export function comesFromElsewhere({ headers, ownOrigin }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site !== "same-origin";
  return origin !== undefined && (originOf(origin) === undefined || originOf(origin) !== originOf(ownOrigin));
}

/**
 * For requests of a closing tab (sendBeacon), which cannot send an anti-forgery token.
 * @throws Problem NOT_ALLOWED for a cross-site request
 */
export function refuseOtherSites(request: FastifyRequest): void {
  if (comesFromElsewhere(request)) throw new Problem("NOT_ALLOWED");
}
