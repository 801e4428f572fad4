import { addDays, instantAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { insertCase, insertMessages, type CaseRow, type MessageRow } from "./cases.repository.ts";

const congressSquare = "8347207526";
const harborStreet = "8347201180";

type Told = { from: MessageRow["sender"]; daysAgo: number; body: string };
type Demo = Pick<CaseRow, "topic" | "service" | "accountId" | "contactBy" | "phone" | "state"> & {
  username: string;
  messages: readonly Told[];
};

/** Demo data: an answered case and a closed one of Opal, and one of Billie that waits for an agent. */
const demos: readonly Demo[] = [
  {
    username: "opal",
    accountId: congressSquare,
    ...{ topic: "BILLING", service: null, contactBy: "PHONE", phone: "2075550119", state: "CLOSED" },
    messages: [
      {
        from: "CUSTOMER",
        daysAgo: 32,
        body: "We moved the billing day in spring. Is the first bill after that for more than a month?",
      },
      {
        from: "AGENT",
        daysAgo: 31,
        body: "Yes, it covers the days between the old day and the new one. We called you and went through it together.",
      },
    ],
  },
  {
    username: "opal",
    accountId: congressSquare,
    ...{ topic: "TECHNICAL", service: "INTERNET", contactBy: "PORTAL", phone: null, state: "ANSWERED" },
    messages: [
      { from: "CUSTOMER", daysAgo: 3, body: "The card reader loses its connection around noon, about once a week." },
      {
        from: "AGENT",
        daysAgo: 2,
        body: "Your line is fine on our side. Please connect the card reader by cable for a week. Does it still lose its connection then?",
      },
    ],
  },
  {
    username: "billie",
    accountId: harborStreet,
    ...{ topic: "TECHNICAL", service: "VOICE", contactBy: "PORTAL", phone: null, state: "RECEIVED" },
    messages: [
      { from: "CUSTOMER", daysAgo: 1, body: "Callers to our second line hear it ring, but our phone stays silent." },
    ],
  },
];

/** Demo data: cases of customers, with answers of an agent. */
export async function seedSupport(tx: Transaction, { clock, people }: DemoContext): Promise<void> {
  const at = (daysAgo: number) => instantAt(addDays(clock.today(), -daysAgo), 11, 20, clock.timeZone);
  for (const { messages, username, accountId, ...facts } of demos) {
    const person = people.find((each) => each.username === username);
    if (!person) continue;
    const times = messages.map(({ daysAgo }) => at(daysAgo));
    const [openedAt, changedAt] = [times[0] as Date, times.at(-1) as Date];
    const owner = { accountId, openedBy: person.userId };
    const { number } = await insertCase(tx, { ...owner, ...facts, openedAt, changedAt });
    const told = messages.map(({ from, body }, place) => ({
      caseNumber: number,
      position: place + 1,
      sender: from,
      body,
      sentAt: times[place] as Date,
    }));
    await insertMessages(tx, told);
  }
}
