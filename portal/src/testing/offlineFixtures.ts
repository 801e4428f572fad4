import { builtIn } from "@portico/content-runtime/builtIn";
import type { Locale } from "@portico/content-runtime/store";
import type { OfflineCopy } from "../lib/offlineCopy.ts";
import type { OfflineStart } from "../offline/offlineStart.ts";

const contacts: OfflineCopy["contacts"] = [
  { topic: "CARE", phone: "+18005550141", phoneShown: "(800) 555-0141" },
  { topic: "TECH_SUPPORT", phone: "+18005550143", phoneShown: "(800) 555-0143" },
];

/** What dana saved on a device. */
export const danasCopy: OfflineCopy = {
  version: 1,
  guid: "g-dana",
  locale: "en-US",
  savedAt: "2026-11-21T15:00:00.000Z",
  account: { name: "Harbor Street Bakery", ending: "1180" },
  statement: {
    date: "2026-11-14",
    from: "2026-10-15",
    to: "2026-11-13",
    dueDate: "2026-12-05",
    amountDue: 24817,
    previousBalance: 23142,
    paymentsReceived: 23142,
    adjustments: 0,
    currentCharges: 24817,
    charges: [
      { name: "Business Internet, 600 Mbps", amount: 11643 },
      { name: "Business Voice, 4 lines", amount: 7476 },
      { name: "Mobile, 2 devices", amount: 4518 },
      { name: "Communications tax", amount: 780 },
      { name: "911 fee", amount: 400 },
    ],
  },
  receipts: [
    { date: "2026-10-30", amount: 23142, method: "Visa ending in 4242", confirmationNumber: "P43EW-EAQKZ" },
    { date: "2026-09-30", amount: 23142, method: "Mastercard ending in 4444", confirmationNumber: "S9ANK-RWZCQ" },
  ],
  contacts,
};

/** The data in the offline page, with the built-in messages. */
export async function offlineStart(locale: Locale, site: OfflineStart["site"] = "business"): Promise<OfflineStart> {
  const [english, spanish] = await Promise.all([builtIn("en-US"), builtIn("es-US")]);
  return {
    site,
    locale,
    timeZone: "America/New_York",
    contacts,
    messages: { "en-US": english.messages, "es-US": spanish.messages },
  };
}
