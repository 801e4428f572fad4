import type { components } from "@portico/openapi/portal";

export type VaultBootstrap = components["schemas"]["VaultBootstrap"];

/**
 * The start-up data embedded by the vault's server.
 * @throws when it is missing: this page works only on that server
 */
export function vaultBootstrap(page: Document): VaultBootstrap {
  const json = page.getElementById("portico-bootstrap")?.textContent ?? "";
  return JSON.parse(json) as VaultBootstrap;
}
