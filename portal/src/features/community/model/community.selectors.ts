import type { WithCommunity } from "./community.slice.ts";

export const selectCommunityRead = (state: WithCommunity) => state.community;

/**
 * Whether the community tab is shown: never without a tenant agreement (SESS-16); with one, the tab's own status
 * decides while the community channels toggle is on, otherwise the agreement's status (SESS-04). False until loaded.
 */
export const selectHasCommunityTab =
  (channels: boolean) =>
  ({ community: { data } }: WithCommunity) =>
    !!data?.agreement && (channels ? data.communityTab : data.agreement.status) === "ACTIVE";
