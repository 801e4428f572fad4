import type { ServerToggleKey, ServerToggles } from "@portico/catalogue/toggles";
import { isValueOf } from "@portico/gate/toggleValues";
import type { Config } from "../../config/config.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Site } from "../../lib/principal.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { builtIn } from "./catalogue.ts";
import { publishedEvaluator, type Published } from "./content.reads.ts";
import { fromEnvironment } from "./environmentSettings.ts";
import type { ToggleContext } from "./toggles.domain.ts";

/** Whom a setting is for: everybody on a site, or one account. */
export type SettingReader = { site: Site } | { accountId: string };

/** A setting's value; undefined only where the environment may leave it out. */
export type RemoteSetting<K extends ServerToggleKey> = ServerToggles[K] | ReturnType<(typeof fromEnvironment)[K]>;

/** The accounts of communities belong to the community site. */
const siteOf = (accountType: string | undefined): Site => (accountType === "COMMUNITY" ? "community" : "business");

async function contextOf(tx: Transaction, { contentEnvironment: environment }: Config, reader: SettingReader): Promise<ToggleContext> {
  if ("site" in reader) return { ...reader, environment };
  const { accountId } = reader;
  const [account, services] = [await accountFacts(tx, accountId), await accountServices(tx, accountId)];
  return { accountId, environment, site: siteOf(account?.accountType), services: services.map(({ key }) => key) };
}

/** What editors published; undefined where it does not fit what this build takes. */
function publishedValue<K extends ServerToggleKey>({ evaluate }: Published, key: K, context: ToggleContext): ServerToggles[K] | undefined {
  const [evaluation, entry] = [evaluate(key, context), builtIn.register[key]];
  return evaluation && entry && isValueOf(entry, evaluation.value) ? (evaluation.value as ServerToggles[K]) : undefined;
}

/**
 * A setting of the remote configuration, as it is now: what editors published for the reader, else what the environment of the process says
 * (COPY-02). It never fails for want of a release: the environment always has an answer.
 * @param tx reads in the caller's transaction
 * @example const minutes = await remoteSetting(deps, tx, key, { accountId });
 */
export async function remoteSetting<K extends ServerToggleKey>({ config }: Pick<Dependencies, "config">, tx: Transaction, key: K, reader: SettingReader): Promise<RemoteSetting<K>> {
  const site = "site" in reader ? reader.site : "business";
  const usual = fromEnvironment[key](config, site) as RemoteSetting<K>;
  const published = await publishedEvaluator({ config, database: tx }, site);
  if (published?.flags[key]?.state !== "ENABLED") return usual;
  return publishedValue(published, key, await contextOf(tx, config, reader)) ?? usual;
}
