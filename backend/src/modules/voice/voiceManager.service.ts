import type { components } from "@portico/openapi/voice";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { isCpniCompliant } from "../identity/identity.reads.ts";
import { requireVoice } from "./voice.reads.ts";

type VoiceManager = components["schemas"]["VoiceManager"];

/**
 * The voice manager of this environment, held back until the caller complies with the CPNI rules (SHELL-15). Staff who
 * act for a customer have their own way in.
 */
export async function voiceManagerOf(
  deps: Pick<Dependencies, "config" | "database">,
  principal: Principal | undefined,
  accountId: string,
): Promise<VoiceManager> {
  const caller = await requireVoice(deps, principal, accountId);
  const address = deps.config.voiceManagerUrl;
  if (address === undefined || isAgent(caller)) return { access: "NOT_OFFERED", address: null };
  if (!(await isCpniCompliant(deps.database, caller.userId))) return { access: "CPNI_REQUIRED", address: null };
  return { access: "ALLOWED", address };
}
