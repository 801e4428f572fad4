import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { equipment } from "./equipment.tables.ts";

type Row = typeof equipment.$inferInsert;
type Device = Pick<Row, "kind" | "serviceKey" | "model" | "serialLastFour"> & Partial<Row>;

/** How long a simulated restart takes; ten times shorter than a real one, so that it can be watched. */
const RESTART_SECONDS = 12;

const modem = (serialLastFour: string, more: Partial<Row> = {}): Device => ({
  kind: "MODEM",
  serviceKey: "INTERNET",
  model: "Tideline M31",
  serialLastFour,
  ...more,
});
const router = (serialLastFour: string, more: Partial<Row> = {}): Device => ({
  kind: "ROUTER",
  serviceKey: "INTERNET",
  model: "Tideline R6 Pro",
  serialLastFour,
  ...more,
});
const adapter = (serialLastFour: string, phoneLines: number, more: Partial<Row> = {}): Device => ({
  kind: "PHONE_ADAPTER",
  serviceKey: "VOICE",
  model: "Tideline V8",
  serialLastFour,
  phoneLines,
  ...more,
});
const television = (kind: Row["kind"], model: string, serialLastFour: string, more: Partial<Row> = {}): Device => ({
  kind,
  serviceKey: "VIDEO",
  model,
  serialLastFour,
  ...more,
});

const offline = { state: "OFFLINE" } as const;

/** Devices by account: each footprint, each subtype, each state, and a restart that fails. */
const devices: Readonly<Record<string, readonly Device[]>> = {
  // dana: all in order.
  "8347201180": [
    modem("7F21", { location: "Back office" }),
    router("90C4", { nickname: "Front counter" }),
    {
      kind: "WIFI_EXTENDER",
      serviceKey: "INTERNET",
      model: "Tideline W2",
      serialLastFour: "11E8",
      location: "Kitchen",
    },
    adapter("A06D", 4, { location: "Back office" }),
  ],
  // morgan, CHTR: TV devices keep their names.
  "8347201214": [
    modem("52B0"),
    router("C713"),
    adapter("08FA", 6),
    television("DVR_HD", "Tideline D40", "3A9C", { location: "Showroom" }),
    television("HD_RECEIVER", "Tideline H20", "77D1", { ...offline, location: "Waiting area" }),
    television("STANDARD_RECEIVER", "Tideline S10", "1B40"),
    television("CABLE_CARD", "Tideline C1", "E552", { state: "UNKNOWN" }),
  ],
  // jo, BHN: TV devices may be named.
  "8347201248": [
    modem("6D08", { phoneLines: 8 }),
    television("DVR_STANDARD", "Tideline D20", "40AF"),
    television("HD_RECEIVER", "Tideline H20", "95C2", { nickname: "Reception TV" }),
    television("DIGITAL_TRANSPORT_ADAPTER", "Tideline T5", "2E11"),
  ],
  // hedda, TWC: TV devices may be named.
  "8347205013": [
    modem("F3D4"),
    router("18B6"),
    adapter("C0A2", 6),
    television("DVR_HD", "Tideline D40", "5519"),
    television("TV_DEVICE", "Tideline Stream", "07EE", { nickname: "Break room" }),
  ],
  // theo: a router that a restart brings back.
  "8347204022": [modem("E9A0"), router("4C37", { ...offline, location: "Workshop" }), adapter("B21F", 3)],
  // ines: a router that does not come back.
  "8347204014": [modem("3D55"), router("6AF9", { ...offline, restartSeconds: null }), adapter("0C88", 1)],
  // tess: suspended.
  "8347206007": [modem("81CE", offline), adapter("5F02", 3, offline)],
  // sofia: TV boxes, one of which does not respond.
  "8347207617": [
    modem("A7D2", { location: "Server closet" }),
    adapter("4E91", 3),
    television("DVR_HD", "Tideline D40", "71C5", { location: "Lobby" }),
    television("HD_RECEIVER", "Tideline H20", "B3F0", { ...offline, location: "Meeting room" }),
  ],
  // devon: disconnected.
  "8347201289": [modem("2A6B", { state: "UNKNOWN", lastSeenAt: null })],
  // farah: an outage, with a modem that cannot connect.
  "8347209019": [modem("C8E1", { ...offline, location: "Ticket office" })],
  // otto: equipment to return.
  "8347206015": [modem("D417", offline), television("STANDARD_RECEIVER", "Tideline S10", "9E30", offline)],
  // alex, on the community site.
  "8347201271": [
    modem("BB04", { location: "Lobby" }),
    television("TV_DEVICE", "Tideline Stream", "60D9", { location: "Clubroom" }),
  ],
};

/** Demo data: the devices of a few accounts; the others have none. */
export async function seedEquipment(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const rows = scenarios.flatMap(({ accountId }) =>
    (devices[accountId] ?? []).map((device, place) => rowOf(accountId, place, device, clock)),
  );
  await tx.insert(equipment).values(rows);
}

function rowOf(accountId: string, place: number, device: Device, clock: BusinessClock): Row {
  const minutesAgo = device.state === "OFFLINE" ? 190 : 2;
  return {
    id: `EQ-${accountId.slice(4)}-${place + 1}`,
    accountId,
    state: "ONLINE",
    lastSeenAt: new Date(clock.now().getTime() - minutesAgo * 60_000),
    restartSeconds: RESTART_SECONDS,
    ...device,
  };
}
