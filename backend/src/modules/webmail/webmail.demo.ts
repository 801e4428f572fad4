import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { messageTexts } from "./webmail.texts.demo.ts";
import { mailboxes, mailMessages } from "./webmail.tables.ts";

type Mail = [minutesAgo: number, sender: string, subject: string, isRead?: boolean];
type Box = { name: string; person?: string; usedMegabytes: number; mail: readonly Mail[] };

const hour = 60;
const day = 24 * hour;
const LIMIT_MEGABYTES = 25_000;

/** Mailboxes by account, with their domain; mail with negative minutes has yet to arrive, by the business clock. */
const boxes: Readonly<Record<string, { domain: string; boxes: readonly Box[] }>> = {
  // sofia, nico and bea: a shared mailbox, and their own.
  "8347207617": {
    domain: "anchor-row.example",
    boxes: [
      {
        name: "hello",
        usedMegabytes: 11_400,
        mail: [
          [20, "Marina Cole", "Question about our boat policy"],
          [2 * hour, "Quay Street Garage", "Certificate of insurance for December"],
          [5 * hour, "Luis Ortega", "Póliza del restaurante: cambio de dirección"],
          [day + 30, "Harbor Rowing Club", "Re: Quote for three new shells", true],
          [3 * day, "Tideline Supply", "Your claim: water in the storeroom", true],
          [-4, "Dock Nine Café", "Do we need flood cover?"],
        ],
      },
      {
        name: "sofia",
        person: "sofia",
        usedMegabytes: 3_150,
        mail: [
          [45, "Bea", "Figures for the third quarter"],
          [4 * hour, "State Insurance Board", "License renewal: next steps", true],
          [2 * day, "Nico", "Out of the office on Friday", true],
        ],
      },
      {
        name: "nico",
        person: "nico",
        usedMegabytes: 840,
        mail: [
          [70, "Sofía", "Welcome packet for the new client"],
          [6 * hour, "Print Room", "Your brochures are ready"],
        ],
      },
    ],
  },
};

/** Demo data: the mailboxes of a few accounts; other accounts with email have none yet. */
export async function seedWebmail(tx: Transaction, { clock, people }: DemoContext): Promise<void> {
  const now = clock.now().getTime();
  for (const [accountId, of] of Object.entries(boxes))
    for (const { name, person, usedMegabytes, mail } of of.boxes) {
      const id = `MB-${accountId.slice(4)}-${name}`;
      await tx.insert(mailboxes).values({
        id,
        accountId,
        address: `${name}@${of.domain}`,
        userId: people.find(({ username }) => username === person)?.userId ?? null,
        storageUsedMegabytes: usedMegabytes,
        storageLimitMegabytes: LIMIT_MEGABYTES,
      });
      await tx.insert(mailMessages).values(
        mail.map(([minutesAgo, sender, subject, isRead = false], place) => ({
          id: `${id}-${place + 1}`,
          mailboxId: id,
          sender,
          senderAddress: messageTexts[subject]?.from ?? null,
          subject,
          text: messageTexts[subject]?.text ?? "",
          receivedAt: new Date(now - minutesAgo * 60_000),
          isRead,
        })),
      );
    }
}
