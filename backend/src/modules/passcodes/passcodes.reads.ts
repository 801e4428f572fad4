import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { verifiedUntil } from "./passcodes.repository.ts";

/** Whether the user has confirmed a passcode in this session recently. */
export async function isVerified(
  { database, securityClock }: Pick<Dependencies, "database" | "securityClock">,
  { userId }: Pick<Principal, "userId">,
  sessionId: string,
): Promise<boolean> {
  return (await verifiedUntil(database, tokenHash(sessionId), userId, securityClock.now())) !== undefined;
}
