/** Opening hours of the support lines (SERV-08), on the provider's wall clock. Shared by the browser and the server. */

import { supportHours as constants } from "./serviceConstants.rules.ts";
import { addDays, instantAt, localDateAt } from "./dates.rules.ts";

export type SupportTopic = keyof typeof constants;

/** Whether a line is answered now, and until when; null when it never closes. Otherwise from when. */
export type Opening = { isOpen: true; until: Date | null } | { isOpen: false; from: Date };

const DAYS = 7;
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * Whether a support line is answered at an instant.
 * @param timeZone the provider's
 */
export function openingAt(topic: SupportTopic, now: Date, timeZone: string): Opening {
  const { weekdays, fromHour, toHour } = constants[topic];
  if (fromHour === 0 && toHour === 24) return { isOpen: true, until: null };
  const today = localDateAt(now, timeZone);
  for (let ahead = 0; ahead <= DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    if (!(weekdays as readonly number[]).includes(weekdayOf(date))) continue;
    const [from, until] = [instantAt(date, fromHour, 0, timeZone), instantAt(date, toHour, 0, timeZone)];
    if (now < from) return { isOpen: false, from };
    if (now < until) return { isOpen: true, until };
  }
  throw new RangeError(`the line ${topic} is never open`);
}
