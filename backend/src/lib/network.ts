import { isIPv6 } from "node:net";

/** Groups of an IPv6 address, with `::` written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [before, after] = [groups(head), groups(tail ?? "")];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

/** How many files and sockets the system lets this process have open. */
export function mostOpenFiles(): number {
  const limits: unknown = Reflect.get(process.report.getReport(), "userLimits");
  const soft: unknown = (limits as { open_files?: { soft?: unknown } } | undefined)?.open_files?.soft;
  return typeof soft === "number" ? soft : Infinity;
}

/** Whom an address stands for: an IPv4 address itself; of IPv6 the /64, because a customer has all of one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(":") : address;
}
