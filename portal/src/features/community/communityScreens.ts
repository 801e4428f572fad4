/** The screens of a community share a chunk: each chunk name costs bytes on every first visit. */
export { CommunityScreen as community } from "./landing/CommunityScreen.tsx";
export { activateScreen as activate } from "./channels/ActivateScreen.tsx";
export { channelSettingsScreen as channelSettings } from "./channels/ChannelSettingsScreen.tsx";
export { editChannelsScreen as editChannels } from "./channels/EditChannelsScreen.tsx";
export { reorderScreen as reorder } from "./channels/ReorderScreen.tsx";
