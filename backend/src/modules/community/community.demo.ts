import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { communityChannels, communityChannelSettings, communityTelevisions } from "./channels.tables.ts";
import { communities } from "./community.tables.ts";

const mapleCourt = "8347201271";
const cypressGate = "8347208011";
const DAY_MILLISECONDS = 86_400_000;

/**
 * Demo data: communities with and without an agreement, and one whose tab contradicts its agreement; channels and
 * televisions in each state, and a community without any.
 */
export async function seedCommunities(tx: Transaction, context: DemoContext): Promise<void> {
  const { clock } = context;
  const ago = (days: number) => addDays(clock.today(), -days);
  await tx.insert(communities).values([
    { accountId: mapleCourt, tab: "ACTIVE", agreement: "ACTIVE", agreementSince: ago(995) },
    { accountId: cypressGate, tab: "INACTIVE", agreement: "ACTIVE", agreementSince: ago(410) },
    { accountId: "8347208029", tab: "ACTIVE", agreement: "PENDING", agreementSince: ago(6) },
    { accountId: "8347208037", tab: "ACTIVE" },
    { accountId: "8347208045", tab: "INACTIVE", agreement: "ENDED", agreementSince: ago(52) },
  ]);
  await seedChannels(tx, context);
  await seedTelevisions(tx, context);
}

type Channel = typeof communityChannels.$inferInsert;

async function seedChannels(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const day = (days: number) => addDays(clock.today(), days);
  const texts: Pick<Channel, "name" | "description" | "slideText" | "startsOn" | "endsOn" | "enabled">[] = [
    {
      name: "Building notices",
      description: "What every resident should know this week.",
      slideText: "Water is off on Tuesday from 9 to 11 AM in building B.\nPackages are in the lobby until 8 PM.",
      enabled: true,
    },
    {
      name: "Pool and gym",
      description: "Opening hours.",
      slideText: "Pool: 7 AM to 9 PM\nGym: day and night with your key",
      enabled: true,
    },
    {
      name: "Winter gathering",
      description: "Shown in the week before.",
      slideText: "Join us in the clubroom. Cocoa and music from 5 PM.",
      enabled: true,
      startsOn: day(10),
      endsOn: day(20),
    },
    {
      name: "Parking garage cleaning",
      description: "",
      slideText: "Please move your car on Friday before 8 AM.",
      enabled: true,
      startsOn: day(-20),
      endsOn: day(-12),
    },
    {
      name: "Lost and found",
      description: "On when there is something to pick up.",
      slideText: "Found: a blue bicycle helmet. Ask at the office.",
      enabled: false,
    },
  ];
  await tx.insert(communityChannels).values(
    texts.map((text, place) => ({
      ...text,
      accountId: mapleCourt,
      channelId: `00000000-0000-4000-8000-0000000000c${place + 1}`,
      position: place + 1,
    })),
  );
  await tx
    .insert(communityChannelSettings)
    .values({ accountId: mapleCourt, captions: "EN", rotationSeconds: 20, quietFrom: "23:00", quietUntil: "06:00" });
}

/** Televisions that are activated, and codes to activate more: one that connects, one that does not, and an old one. */
async function seedTelevisions(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MILLISECONDS);
  const activated = (accountId: string, name: string, days: number) => ({ accountId, name, activatedAt: at(days) });
  await tx.insert(communityTelevisions).values([
    {
      televisionId: "TV-1",
      code: "LBBY2345",
      codeExpiresAt: at(-300),
      onlineFrom: at(-300),
      ...activated(mapleCourt, "Lobby", -300),
    },
    { televisionId: "TV-2", code: "CLUB2345", codeExpiresAt: at(-2), ...activated(mapleCourt, "Clubroom", -2) },
    {
      televisionId: "TV-3",
      code: "CYPRESS2",
      codeExpiresAt: at(-90),
      onlineFrom: at(-90),
      ...activated(cypressGate, "Lobby", -90),
    },
    { televisionId: "TV-4", code: "MAPLE234", codeExpiresAt: at(365), connectSeconds: 6 },
    { televisionId: "TV-5", code: "SLATE234", codeExpiresAt: at(365), connectSeconds: null },
    { televisionId: "TV-6", code: "PASTDAY2", codeExpiresAt: at(-1), connectSeconds: 6 },
  ]);
}
