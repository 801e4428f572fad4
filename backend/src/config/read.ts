import { CannotStart } from "../lib/process.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const words = { on: new Set(["1", "true", "on", "yes"]), off: new Set(["0", "false", "off", "no"]) };

/** @throws CannotStart: the variable's value is invalid */
export function refuse(name: string, takes: string): never {
  throw new CannotStart("settings", `${name} takes ${takes}.`);
}

export function text(environment: Environment, name: string, fallback: string): string {
  return environment[name]?.trim() || fallback;
}

export function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const word = environment[name]?.trim().toLowerCase();
  if (!word) return fallback;
  if (words.on.has(word)) return true;
  return words.off.has(word) ? false : refuse(name, "1 or 0");
}

export function oneOf<T extends string>(environment: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const word = text(environment, name, fallback);
  return allowed.find((candidate) => candidate === word) ?? refuse(name, `one of ${allowed.join(", ")}`);
}

export function port(environment: Environment, name: string, fallback: number): number {
  const word = text(environment, name, String(fallback));
  const number = Number(word);
  return /^\d{1,5}$/.test(word) && number <= 65_535 ? number : refuse(name, "a port, 0 to 65535");
}

export function list(environment: Environment, name: string, fallback: readonly string[]): string[] {
  const words = (environment[name] ?? "").split(",").map((word) => word.trim().toLowerCase());
  const given = words.filter((word) => word !== "");
  return given.length > 0 ? given : [...fallback];
}

/** A whole number between two bounds, both allowed. */
export function wholeNumber(
  environment: Environment,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const word = text(environment, name, String(fallback));
  const number = Number(word);
  return /^\d{1,9}$/.test(word) && number >= min && number <= max
    ? number
    : refuse(name, `a whole number, ${min} to ${max}`);
}

/** An origin: scheme, host and port. */
function origin(environment: Environment, name: string, fallback: string): string {
  const word = text(environment, name, fallback);
  const usable = URL.canParse(word) && /^https?:$/.test(new URL(word).protocol);
  return usable ? new URL(word).origin : refuse(name, "an address such as https://vault.example.com");
}

/** Whether a host is this machine, so that no data cross the network. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** An origin that receives card data or sessions: https required, unless it is this machine. */
export function safeOrigin(environment: Environment, name: string, fallback: string): string {
  const found = origin(environment, name, fallback);
  const { protocol, hostname } = new URL(found);
  if (protocol === "https:" || isThisMachine(hostname)) return found;
  return refuse(
    name,
    "an https address: plain http reaches only this machine, because what is sent there would be read on the way",
  );
}

/** A URL that customers are sent to; undefined without one. */
export function address(environment: Environment, name: string, fallback: string): string | undefined {
  const word = text(environment, name, fallback);
  if (word === "") return undefined;
  const usable = URL.canParse(word) && /^https?:$/.test(new URL(word).protocol);
  return usable ? new URL(word).href : refuse(name, "an address such as https://billing.example.com/start");
}

export function timeZone(environment: Environment, name: string, fallback: string): string {
  const word = text(environment, name, fallback);
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: word }).resolvedOptions().timeZone && word;
  } catch {
    return refuse(name, "an IANA zone such as America/New_York");
  }
}
