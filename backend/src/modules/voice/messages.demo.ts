import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { voiceMessages } from "./messages.tables.ts";
import { voiceLinesOf } from "./voice.reads.ts";

type Row = typeof voiceMessages.$inferInsert;
type Left = Partial<Row> & { line: number; minutesAgo: number };

const hour = 60;
const day = 24 * hour;

const voicemail = (
  line: number,
  minutesAgo: number,
  seconds: number,
  content: string | null,
  more: Partial<Row> = {},
) => ({ line, minutesAgo, seconds, content, ...more }) as Left;
const fax = (line: number, minutesAgo: number, content: string, more: Partial<Row> = {}): Left => {
  const pages = content.split("\f").length;
  return { line, minutesAgo, kind: "FAX", seconds: 0, pages, content, ...more };
};
const from = (number: string, callerName: string | null = null) => ({ caller: `+1617555${number}`, callerName });
const read = { isRead: true };

/**
 * Messages by account and place of the line; those with negative minutes have yet to arrive, by the business clock.
 */
const left: Readonly<Record<string, readonly Left[]>> = {
  // dana, ada and sam: unread and read, in both languages, without a number, without a transcript, faxes, and arrivals.
  "8347201180": [
    voicemail(
      0,
      25,
      19,
      "Hi, this is Priya at the Chart House. Could we move Saturday’s two sheet cakes from nine to eight? Call me back, please.",
      from("0142", "Chart House"),
    ),
    voicemail(
      2,
      95,
      24,
      "Good morning, Owen from Mill Lane Flour. Your order is on the truck and comes Tuesday, before seven. The invoice is in your email.",
      from("0163", "Mill Lane Flour"),
    ),
    voicemail(
      1,
      3 * hour,
      14,
      "Buenos días, habla Rosa. Quisiera encargar tres docenas de empanadas para el viernes. Gracias.",
      { ...from("0177"), language: "es-US" },
    ),
    voicemail(2, day + 40, 41, null, { caller: null }),
    voicemail(0, 2 * day, 11, "It’s Tom. Found my umbrella, no need to look for it. Thanks!", {
      ...from("0119"),
      ...read,
    }),
    voicemail(
      1,
      6 * day,
      33,
      "Hello, I’d like a quote for fifty boxed lunches on December third. My number is on your screen. Thank you.",
      { ...from("0185", "Harbor Rowing Club"), ...read },
    ),
    fax(
      3,
      5 * hour,
      "Purchase order 4471\n\n12 sacks bread flour\n4 sacks rye flour\n\nDeliver Tuesday before 7 AM.\fTerms: 30 days. Please sign and return.",
      from("0163", "Mill Lane Flour"),
    ),
    fax(3, 9 * day, "Health inspection: certificate renewed.", { ...from("0108"), ...read }),
    voicemail(0, -3, 12, "Hi, are you open on Thanksgiving? We need two pies. Thanks!", from("0121")),
    voicemail(
      2,
      -20,
      17,
      "Dana, it’s Luis from the bank. Nothing urgent, call me when you have a minute.",
      from("0155", "Luis Ortega"),
    ),
    voicemail(
      1,
      -2 * hour,
      21,
      "This is the Chart House again. Eight o’clock is perfect, thank you so much.",
      from("0142", "Chart House"),
    ),
    voicemail(0, -day, 9, "Hi, do you still have the walnut bread? Call me back.", from("0136")),
  ],
  // helena and stefan, Hosted Voice.
  "8347207013": [
    voicemail(
      0,
      50,
      22,
      "Good afternoon, I’d like an appointment about a lease. Tomorrow morning works best.",
      from("0144"),
    ),
    voicemail(1, day, 15, "The conference call is moved to three. Please tell the others.", {
      ...from("0150"),
      ...read,
    }),
  ],
  // morgan: everything read.
  "8347201214": [
    voicemail(0, 4 * day, 18, "Hi, is my outboard motor ready? I can come by any day this week.", {
      ...from("0131"),
      ...read,
    }),
  ],
};

/** Demo data: voicemails and faxes of a few accounts; the others have none. */
export async function seedVoiceMessages(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const now = clock.now().getTime();
  for (const { accountId } of scenarios) {
    const messages = left[accountId];
    if (!messages) continue;
    const lines = await voiceLinesOf(tx, accountId);
    const rows = messages.map(({ line, minutesAgo, ...message }, place): Row => ({
      id: `VM-${accountId.slice(4)}-${place + 1}`,
      lineId: lines[line]?.id ?? "",
      kind: "VOICEMAIL",
      receivedAt: new Date(now - minutesAgo * 60_000),
      seconds: 0,
      pages: 0,
      language: "en-US",
      isRead: false,
      ...message,
    }));
    await tx.insert(voiceMessages).values(rows);
  }
}
