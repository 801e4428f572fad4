import type { PaymentPlaces } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";

/** Where an account can be paid outside the portal: from the editors' settings or from the environment (SHELL-32). */
export async function paymentPlaces(
  deps: Pick<Dependencies, "database" | "config">,
  accountId: string,
): Promise<PaymentPlaces> {
  const { database } = deps;
  return {
    phone: (await remoteSetting(deps, database, "supportPhoneCare", { accountId })) ?? null,
    mailTo: (await remoteSetting(deps, database, "paymentMailAddress", { accountId })) ?? null,
    storesUrl: (await remoteSetting(deps, database, "storesUrl", { accountId })) ?? null,
  };
}
