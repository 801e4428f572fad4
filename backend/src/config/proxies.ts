import { BlockList, isIP } from "node:net";
import type { Config } from "./config.ts";
import { flag, list, refuse, type Environment } from "./read.ts";

/** The default networks of a proxy: this machine and private networks. */
const own = [
  "127.0.0.0/8",
  "::1/128",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "fc00::/7",
  "fe80::/10",
];

const isFlag = (word: string) => /^(1|0|true|false|on|off|yes|no)$/.test(word);

type Network = { address: string; bits: number; family: "ipv4" | "ipv6" };

function networkIn(word: string): Network | undefined {
  const [address = "", size] = word.split("/");
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  const bits = size === undefined ? maxBits : Number(size);
  const usable = version !== 0 && (size === undefined || /^\d{1,3}$/.test(size)) && bits <= maxBits;
  return usable ? { address, bits, family: version === 4 ? "ipv4" : "ipv6" } : undefined;
}

/**
 * TRUST_PROXY: 1 for one proxy on this machine or in a private network, or the networks of all trusted proxies.
 * @throws CannotStart for anything else
 */
export function proxySettings(environment: Environment): Pick<Config, "trustProxy" | "trustedProxies"> {
  const words = list(environment, "TRUST_PROXY", []);
  if (words.every(isFlag)) {
    const trustProxy = flag(environment, "TRUST_PROXY", false);
    return { trustProxy, trustedProxies: [] };
  }
  if (words.some((word) => networkIn(word) === undefined))
    refuse("TRUST_PROXY", "1, 0, or networks such as 10.1.0.0/16,192.0.2.7");
  return { trustProxy: true, trustedProxies: words };
}

/** Whether an address in the forwarding chain is a trusted proxy; `hop` 0 is the direct peer. */
export function trusts({
  trustProxy,
  trustedProxies,
}: Pick<Config, "trustProxy" | "trustedProxies">): false | ((address: string, hop: number) => boolean) {
  if (!trustProxy) return false;
  const networks = new BlockList();
  for (const word of trustedProxies.length > 0 ? trustedProxies : own) {
    const network = networkIn(word);
    if (network) networks.addSubnet(network.address, network.bits, network.family);
  }
  // Without a list there is one proxy: addresses beyond it are not trusted.
  const hops = trustedProxies.length > 0 ? Infinity : 1;
  return (given, hop) => {
    const address = plain(given);
    return hop < hops && isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  };
}

/** Unwraps an IPv4-mapped IPv6 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
