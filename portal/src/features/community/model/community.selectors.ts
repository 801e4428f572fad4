import type { WithCommunity } from "./community.slice.ts";

export const selectCommunityRead = (state: WithCommunity) => state.community;

/**
 * Whether the community has its tab: never without a tenant agreement (SESS-16); with one, the tab's own status decides while
 * community channels are on, otherwise the agreement's (SESS-04). Not before it is known.
 */
export const selectHasCommunityTab = (channels: boolean) => ({ community: { data } }: WithCommunity) =>
  !!data?.agreement && (channels ? data.communityTab : data.agreement.status) === "ACTIVE";
