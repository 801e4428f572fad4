import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { shopHours } from "../../database/demoVoiceMessages.ts";
import { accountFacts } from "../account/account.reads.ts";
import { voiceLinesOf } from "../voice/voice.reads.ts";
import { usualSettings } from "./callSettings.domain.ts";
import type { NewSettings } from "./callSettings.repository.ts";
import { callSettings } from "./callSettings.tables.ts";

type Parts = {
  forwarding?: Partial<NewSettings["forwarding"]>;
  guard?: Partial<NewSettings["guard"]>;
  phone?: Partial<NewSettings["phone"]>;
  hasRecordedGreeting?: boolean;
};
/** The parts of a line that differ from the usual ones; `line` gives the number of another line of the account. */
type Described = (line: (place: number) => string) => Parts;

const cell = "2075550142";
const always = (to: string, when: "ALWAYS" | "OUTSIDE" = "ALWAYS") => ({
  always: {
    on: true,
    to,
    schedule: { ...shopHours, days: [...shopHours.days], when },
  },
});

/** By account and place of the line. */
const described: Readonly<Record<string, Readonly<Record<number, Described>>>> = {
  // dana: a counter that is forwarded when the shop is closed, orders that go to the office, which rings a cell phone too.
  "8347201180": {
    0: () => ({
      forwarding: always(cell, "OUTSIDE"),
      guard: { blockAnonymous: true, blocked: ["8765550143", "9005550177"], allowed: [cell] },
      hasRecordedGreeting: true,
      phone: { greeting: "PERSONAL" },
    }),
    1: (line) => ({ forwarding: always(line(2)) }),
    2: (line) => ({ forwarding: { unreachable: line(0), alsoRing: [{ number: cell, confirm: true }] } }),
  },
  // morgan: a loop between two lines, as set on the telephones themselves; and one line that is not disturbed.
  "8347201214": {
    0: () => ({ phone: { doNotDisturb: true } }),
    1: (line) => ({ forwarding: always(line(4)) }),
    4: (line) => ({ forwarding: always(line(1)) }),
  },
};

/** Demo data: the settings of a few lines; the others have the usual ones. */
export async function seedCallSettings(tx: Transaction, { scenarios }: DemoContext): Promise<void> {
  for (const { accountId } of scenarios) {
    const lines = described[accountId];
    if (lines) await seedAccount(tx, accountId, lines);
  }
}

async function seedAccount(tx: Transaction, accountId: string, lines: Readonly<Record<number, Described>>) {
  const all = await voiceLinesOf(tx, accountId);
  const numberAt = (place: number) => all[place]?.telephoneNumber ?? cell;
  const companyName = (await accountFacts(tx, accountId))?.companyName ?? "";
  const rows = all.flatMap(({ id }, place) => {
    const parts = lines[place]?.(numberAt);
    if (!parts) return [];
    const usual = usualSettings(id, companyName);
    return [
      {
        ...usual,
        forwarding: { ...usual.forwarding, ...parts.forwarding },
        guard: { ...usual.guard, ...parts.guard },
        phone: { ...usual.phone, ...parts.phone },
        hasRecordedGreeting: parts.hasRecordedGreeting ?? false,
      },
    ];
  });
  await tx.insert(callSettings).values(rows);
}
