import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { Scenario } from "../../database/scenarios/scenario.ts";
import { voiceLines } from "./voice.tables.ts";

type Row = typeof voiceLines.$inferInsert;
type Named = Partial<Pick<Row, "kind" | "status">> & { label: string | null; assignedTo?: string };

/** Area codes of the region; with each come the hundred numbers 555-0100 to 555-0199, which belong to nobody. */
const areaCodes = ["857", "781", "339", "508", "978", "413", "774", "351"];
const numberOf = (count: number) => `${areaCodes[Math.floor(count / 100)]}5550${100 + (count % 100)}`;

/** Lines with names, of accounts that show a state; the other lines are numbered. */
const named: Readonly<Record<string, readonly Named[]>> = {
  // dana, ada and sam: one line each, and a fax line of nobody.
  "8347201180": [
    { label: "Front counter", assignedTo: "sam" },
    { label: "Order desk", assignedTo: "ada" },
    { label: "Office", assignedTo: "dana" },
    { label: "Fax", kind: "FAX" },
  ],
  // morgan: one line that is being set up, one that is suspended.
  "8347201214": [
    { label: "Showroom", assignedTo: "morgan" },
    { label: "Service desk" },
    { label: "Warehouse", status: "SUSPENDED" },
    { label: "Boat yard", status: "PENDING" },
    { label: null },
    { label: "Fax", kind: "FAX" },
  ],
  // helena and stefan, Hosted Voice: stefan has one line of twelve.
  "8347207013": [
    { label: "Reception", assignedTo: "helena" },
    { label: "Conference room", assignedTo: "stefan" },
  ],
};

/** Demo data: as many lines as each voice service has. */
export async function seedVoiceLines(tx: Transaction, { people, scenarios }: DemoContext): Promise<void> {
  const userIds = new Map(people.map(({ username, userId }) => [username as string, userId]));
  let count = 0;
  const rows = scenarios.flatMap((scenario) =>
    linesOf(scenario).map(({ label, kind, status, assignedTo, platform }, position): Row => ({
      id: `VL-${scenario.accountId.slice(4)}-${position + 1}`,
      accountId: scenario.accountId,
      position,
      telephoneNumber: numberOf(count++),
      label,
      kind: kind ?? "PHONE",
      platform,
      status: status ?? "ACTIVE",
      assignedUserId: (assignedTo && userIds.get(assignedTo)) ?? null,
    })),
  );
  await tx.insert(voiceLines).values(rows);
}

function linesOf({ accountId, services, people }: Scenario): (Named & Pick<Row, "platform">)[] {
  const owner = people.find(({ role }) => role === "PRIMARY")?.username;
  const platforms = { VOICE: "META_SWITCH", HOSTED_VOICE: "HOSTED" } as const;
  const usual = (place: number): Named =>
    place === 0 && owner ? { label: "Main line", assignedTo: owner } : { label: null };
  return services.flatMap(({ key, lineCount = 0 }) =>
    key === "VOICE" || key === "HOSTED_VOICE"
      ? Array.from({ length: lineCount }, (_, place) => ({
          ...(named[accountId]?.[place] ?? usual(place)),
          platform: platforms[key],
        }))
      : [],
  );
}
