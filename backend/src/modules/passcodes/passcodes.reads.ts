import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { verifiedUntil } from "./passcodes.repository.ts";

/** Whether a person has proved in this session, not long ago, who they are. */
export async function isVerified({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">, { userId }: Pick<Principal, "userId">, sessionId: string): Promise<boolean> {
  return (await verifiedUntil(database, tokenHash(sessionId), userId, securityClock.now())) !== undefined;
}
