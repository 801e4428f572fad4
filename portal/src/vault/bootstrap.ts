import type { components } from "@portico/openapi/portal";

export type VaultBootstrap = components["schemas"]["VaultBootstrap"];

/**
 * The start-up data that the vault's server wrote into the page.
 * @throws when it is missing: this page works on no other server
 */
export function vaultBootstrap(page: Document): VaultBootstrap {
  const written = page.getElementById("portico-bootstrap")?.textContent ?? "";
  return JSON.parse(written) as VaultBootstrap;
}
