import type { Channel, ChannelLineup, Television } from "../features/community/model/channels.api.ts";

const account = "/api/pub/community/v1/accounts/8347201180";
export const lineupPath = `${account}/channels`;
export const orderPath = `${account}/channel-order`;
export const channelSettingsPath = `${account}/channel-settings`;
export const televisionsPath = `${account}/televisions`;
export const channelPath = ({ channelId }: Channel) => `${lineupPath}/${channelId}`;

/** A channel that is on the televisions. */
export const notices: Channel = {
  channelId: "00000000-0000-4000-8000-0000000000c1",
  name: "Building notices",
  description: "What every resident should know this week.",
  slideText: "Water is off on Tuesday from 9 to 11 AM in building B.\nPackages are in the lobby until 8 PM.",
  enabled: true,
  startsOn: null,
  endsOn: null,
  state: "ACTIVE",
  version: 3,
};
const pool: Channel = {
  ...notices,
  channelId: "00000000-0000-4000-8000-0000000000c2",
  name: "Pool and gym",
  description: "",
  slideText: "Pool: 7 AM to 9 PM",
};
const gathering: Channel = {
  ...notices,
  channelId: "00000000-0000-4000-8000-0000000000c3",
  name: "Winter gathering",
  description: "Shown in the week before.",
  slideText: "Join us in the clubroom. Cocoa and music from 5 PM.",
  startsOn: "2026-12-01",
  endsOn: "2026-12-11",
  state: "SCHEDULED",
};
const found: Channel = {
  ...notices,
  channelId: "00000000-0000-4000-8000-0000000000c4",
  name: "Lost and found",
  description: "",
  slideText: "Found: a blue bicycle helmet. Ask at the office.",
  enabled: false,
  state: "OFF",
};

export const television = (name: string, state: Television["state"]): Television => ({
  televisionId: `TV-${name}`,
  name,
  state,
  activatedAt: "2026-11-20T15:00:00.000Z",
});

/** The channels of a property with these changes. */
export const lineup = (change: Partial<ChannelLineup> = {}): ChannelLineup => ({
  timeZone: "America/New_York",
  today: "2026-11-21",
  orderVersion: 4,
  channels: [notices, pool, gathering, found],
  televisions: [television("Lobby", "ONLINE")],
  settings: { captions: "EN", rotationSeconds: 20, quietFrom: "23:00", quietUntil: "06:00", version: 2 },
  ...change,
});
