import type { Config } from "./config.ts";
import { refuse, text, type Environment } from "./read.ts";

export const environments = ["dev", "engnew", "engprod", "stage", "production"] as const;

/** Hosts of the demo; the domain belongs to nobody. */
const invented: Readonly<Record<Config["environment"], string>> = {
  dev: "voice-manager-dev.example",
  engnew: "voice-manager-engnew.example",
  engprod: "voice-manager-engprod.example",
  stage: "voice-manager-stage.example",
  production: "voice-manager.example",
};

const name = "VOICE_MANAGER_HOSTS";
const hostname = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

function entry(word: string): [Config["environment"], string] {
  const [environmentWord = "", host = ""] = word.split("=").map((part) => part.trim().toLowerCase());
  const environment = environments.find((known) => known === environmentWord);
  if (!environment || !hostname.test(host))
    return refuse(name, `hosts such as production=voice.example.com, for ${environments.join(", ")}`);
  return [environment, host];
}

/**
 * The voice manager of the current environment; undefined without one. Only the demo has defaults.
 * @throws CannotStart when hosts are given, and none for the current environment
 */
export function voiceManagerUrl(
  environment: Environment,
  current: Config["environment"],
  demo: boolean,
): string | undefined {
  const given = text(environment, name, "")
    .split(",")
    .filter((word) => word.trim() !== "");
  const hosts = given.length === 0 ? (demo ? invented : {}) : Object.fromEntries(given.map(entry));
  const host = (hosts as Partial<typeof invented>)[current];
  if (given.length > 0 && host === undefined)
    return refuse(name, `a host for ENVIRONMENT=${current} too, such as ${current}=voice.example.com`);
  return host === undefined ? undefined : `https://${host}/`;
}
