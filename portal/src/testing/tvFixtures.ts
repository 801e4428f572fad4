import type { Lineup } from "../features/tv/tv.slice.ts";

export const lineupPath = "/api/pub/tv/v1/lineup";

const names = ["Harbor News", "Market Floor", "Sky Watch", "Arena One", "Channel 6 Local", "Comedy Hour", "Calm Lobby"];
const categories = ["NEWS", "BUSINESS", "WEATHER", "SPORTS", "LOCAL", "ENTERTAINMENT", "MUSIC"] as const;

export const lineup: Lineup = {
  channels: [
    ...names.map((name, place) => ({
      number: 2 + place * 20,
      name,
      category: categories[place] ?? "NEWS",
      hd: place < 4,
    })),
    { number: 63, name: "Deportes Uno", category: "SPORTS", hd: false },
    { number: 142, name: "Nature Film", category: "LEARNING", hd: true },
    { number: 146, name: "How It Works", category: "LEARNING", hd: false },
  ],
  receivers: [
    {
      equipmentId: "EQ-1",
      kind: "DVR_HD",
      model: "Tideline D40",
      serialLastFour: "3A9C",
      nickname: null,
      state: "ONLINE",
      room: "Showroom",
      channelNumber: 2,
    },
    {
      equipmentId: "EQ-2",
      kind: "HD_RECEIVER",
      model: "Tideline H20",
      serialLastFour: "77D1",
      nickname: "Reception TV",
      state: "OFFLINE",
      room: "Waiting area",
      channelNumber: null,
    },
  ],
  outlets: [
    { id: "OUT-1", room: "Showroom", equipmentId: "EQ-1" },
    { id: "OUT-2", room: "Waiting area", equipmentId: "EQ-2" },
    { id: "OUT-3", room: "Break room", equipmentId: null },
  ],
};
