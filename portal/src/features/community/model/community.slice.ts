import { createRead, type ReadState } from "../../../api/read.ts";
import type { Community } from "./community.api.ts";

/** The agreement of the community that the current account is of, and the status of its tab; read on the community site alone (SESS-04). */
export const communityRead = createRead<Community, { accountId: string }>("community");

export type WithCommunity = { community: ReadState<Community> };
