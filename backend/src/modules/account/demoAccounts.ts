import type { accounts, services } from "./account.tables.ts";

type NewAccount = typeof accounts.$inferInsert;
type NewService = Omit<typeof services.$inferInsert, "id" | "accountId" | "position">;

export type DemoAccount = { account: NewAccount; services: NewService[] };

const internet = (downloadMbps: number): NewService => ({ key: "INTERNET", serviceType: "internet", status: "Active", downloadMbps });
const voice = (lineCount: number): NewService => ({ key: "VOICE", serviceType: "voice", status: "Assigned", lineCount });
const tv = (channelCount: number): NewService => ({ key: "VIDEO", serviceType: "tv", status: "Active", channelCount });
/** The balance is what the mobile module's devices have left to pay, cents. */
const mobile = (deviceCount: number, remainingDeviceBalance: number): NewService => ({ key: "MOBILE", serviceType: "mobile", status: "Active", deviceCount, remainingDeviceBalance });

type Place = { line1: string; city: string; state: string; zip: string };

const boston = (line1: string, zip: string): Place => ({ line1, city: "Boston", state: "MA", zip });
const portland = (line1: string, zip: string): Place => ({ line1, city: "Portland", state: "ME", zip });

function business(accountId: string, companyName: string, at: Place, cycleDay: number): NewAccount {
  return {
    accountId, companyName, cycleDay,
    accountType: "BUSINESS", footprint: "CHTR", billerType: "ICOMS", billingId: `B${accountId.slice(4)}`, sysprin: `${accountId.slice(0, 4)}1000`,
    customerSince: "2019-04-01",
    serviceLine1: at.line1, serviceCity: at.city, serviceState: at.state, serviceZip: at.zip,
    billLine1: at.line1, billCity: at.city, billState: at.state, billZip: at.zip,
  };
}

/** Invented companies. What they owe is the ledger's business, not theirs. */
export const demoAccounts: readonly DemoAccount[] = [
  { account: { ...business("8347201180", "Harbor Street Bakery", boston("14 Harbor St", "02110"), 5), paperlessEnrolled: true }, services: [internet(600), voice(4), mobile(2, 41_200)] },
  { account: business("8347201206", "Pine and Ladle Catering", boston("220 Pine St", "02118"), 12), services: [internet(300), voice(2)] },
  { account: business("8347201214", "North Pier Marine Supply", portland("3 North Pier", "04101"), 8), services: [internet(600), voice(6), tv(48)] },
  { account: business("8347201222", "Quarry Road Tiles", portland("87 Quarry Rd", "04103"), 20), services: [internet(300)] },
  { account: business("8347201230", "Lantern Books", boston("9 Lantern Ct", "02114"), 15), services: [internet(300), voice(1)] },
  { account: { ...business("8347201248", "Juniper Dental", portland("512 Juniper Ave", "04102"), 3), billLine1: "PO Box 118" }, services: [internet(1000), voice(8), tv(30)] },
  { account: business("8347201255", "Panadería La Estrella", boston("71 Estrella Way", "02128"), 25), services: [internet(300), voice(2)] },
  { account: business("8347201263", "Rory's Garage", portland("6 Mill Ln", "04106"), 18), services: [internet(300)] },
  { account: { ...business("8347201271", "Maple Court Residences", boston("400 Maple Ct", "02135"), 1), accountType: "COMMUNITY", billerType: "CSG" }, services: [internet(1000), tv(120)] },
];
