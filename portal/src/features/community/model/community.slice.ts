import { createRead, type ReadState } from "../../../api/read.ts";
import type { Community } from "./community.api.ts";

/**
 * The tenant agreement of the current account's community, and the status of its tab; fetched on the community site
 * only (SESS-04).
 */
export const communityRead = createRead<Community, { accountId: string }>("community");

export type WithCommunity = { community: ReadState<Community> };
