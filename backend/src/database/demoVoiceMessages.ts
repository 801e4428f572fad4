import { appliesAt, type CallSchedule, weekMomentAt } from "@portico/rules/callSchedule";

/** A message as it was left; a caller in E.164 format. */
export type DemoMessage = {
  id: string;
  lineId: string;
  kind: "VOICEMAIL" | "FAX";
  receivedAt: Date;
  caller: string;
  callerName: string | null;
  seconds: number;
  pages: number;
  content: string | null;
  language: "en-US" | "es-US";
  isRead: boolean;
};
type Content = Omit<DemoMessage, "id" | "lineId" | "receivedAt">;
type Left = Partial<Content> &
  Pick<Content, "caller" | "callerName" | "content"> & {
    /** The place of the line whose mailbox has it. */
    line: number;
    minutesAgo: number;
    /** The place of the line that was called, if its calls are forwarded to the other. */
    called?: number;
  };

const hour = 60;
const day = 24 * hour;

const voicemail = (
  line: number,
  minutesAgo: number,
  seconds: number,
  content: string | null,
  more: Pick<Left, "caller" | "callerName"> & Partial<Left>,
): Left => ({ line, minutesAgo, seconds, content, ...more });
const fax = (
  line: number,
  minutesAgo: number,
  content: string,
  more: Pick<Left, "caller" | "callerName"> & Partial<Left>,
): Left => {
  const pages = content.split("\f").length;
  return { line, minutesAgo, kind: "FAX", seconds: 0, pages, content, ...more };
};
const from = (number: string, callerName: string | null = null) => ({ caller: `+1617555${number}`, callerName });
const read = { isRead: true };

/**
 * Lines that ring in shop hours only, as their call forwarding says; then other phones do, and no message is left. What
 * is left on them moves to the nearest shop hours, whenever the demo starts.
 */
const inShopHours: Readonly<Record<string, readonly number[]>> = { "8347201180": [0] };
/** When the shop of that account is open; outside these hours its counter is forwarded. */
export const shopHours: CallSchedule = {
  when: "DURING",
  days: ["MON", "TUE", "WED", "THU", "FRI"],
  from: "08:00",
  to: "17:30",
};
const HALF_HOUR_MILLISECONDS = 30 * 60_000;

/**
 * Messages by account and place of the line; those with negative minutes have yet to arrive, by the business clock.
 */
const left: Readonly<Record<string, readonly Left[]>> = {
  // dana, ada and sam: unread and read, in both languages, without a transcript, faxes, and arrivals.
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
      2,
      3 * hour,
      14,
      "Buenos días, habla Rosa. Quisiera encargar tres docenas de empanadas para el viernes. Gracias.",
      { ...from("0177"), called: 1, language: "es-US" },
    ),
    voicemail(2, day + 40, 41, null, from("0194")),
    voicemail(0, 4 * day, 11, "It’s Tom. Found my umbrella, no need to look for it. Thanks!", {
      ...from("0119"),
      ...read,
    }),
    voicemail(
      2,
      6 * day,
      33,
      "Hello, I’d like a quote for fifty boxed lunches next month. My number is on your screen. Thank you.",
      { ...from("0185", "Harbor Rowing Club"), called: 1, ...read },
    ),
    fax(
      3,
      5 * hour,
      "Purchase order 4471\n\n12 sacks bread flour\n4 sacks rye flour\n\nDeliver Tuesday before 7 AM.\fTerms: 30 days. Please sign and return.",
      from("0163", "Mill Lane Flour"),
    ),
    fax(3, 9 * day, "Health inspection: certificate renewed.", {
      ...from("0108", "Quay City Inspections"),
      ...read,
    }),
    voicemail(2, -3, 12, "Hi, until when are you open on Fridays? We need two pies. Thanks!", {
      ...from("0121"),
      called: 1,
    }),
    voicemail(
      2,
      -20,
      17,
      "Dana, it’s Luis from the bank. Nothing urgent, call me when you have a minute.",
      from("0155", "Luis Ortega"),
    ),
    voicemail(2, -2 * hour, 21, "This is the Chart House again. Eight o’clock is perfect, thank you so much.", {
      ...from("0142", "Chart House"),
      called: 1,
    }),
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

type Now = { now: Date; timeZone: string };

/** When a message of a line is left: earlier, or later if it has yet to arrive, until the line's own telephone rings. */
function leftAt(accountId: string, { line, minutesAgo }: Left, { now, timeZone }: Now): Date {
  let at = new Date(now.getTime() - minutesAgo * 60_000);
  if (!inShopHours[accountId]?.includes(line)) return at;
  const step = minutesAgo > 0 ? -HALF_HOUR_MILLISECONDS : HALF_HOUR_MILLISECONDS;
  while (!appliesAt(shopHours, weekMomentAt(at, timeZone))) at = new Date(at.getTime() + step);
  return at;
}

/** The messages of an account of the demo that starts now, each with the line that was called. */
export function demoMessages<Line extends { id: string }>(
  accountId: string,
  lines: readonly Line[],
  now: Now,
): { message: DemoMessage; called: Line }[] {
  return (left[accountId] ?? []).flatMap((each, place) => {
    const { line, minutesAgo: _minutesAgo, called = line, ...content } = each;
    const [mailbox, calledLine] = [lines[line], lines[called]];
    if (!mailbox || !calledLine) return [];
    const message: DemoMessage = {
      id: `VM-${accountId.slice(4)}-${place + 1}`,
      lineId: mailbox.id,
      kind: "VOICEMAIL",
      receivedAt: leftAt(accountId, each, now),
      seconds: 0,
      pages: 0,
      language: "en-US",
      isRead: false,
      ...content,
    };
    return [{ message, called: calledLine }];
  });
}
