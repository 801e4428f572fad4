import type { Location, SupportLine } from "../features/support/model/partner.api.ts";

export const partnerPath = "/api/pub/sbnetpartnerlocationedge/services/v1/partner";

export const servedLocation: Location = {
  source: "IP",
  zip: "02110",
  city: "Boston",
  state: "MA",
  partner: { name: "Portico Harbor", footprint: "CHTR", isOwn: true, services: ["INTERNET", "VOICE", "VIDEO"] },
};

export const otherLocation: Location = {
  source: "ZIP",
  zip: "02996",
  city: "Gull Point",
  state: "MA",
  partner: { name: "Sandbar Cooperative", footprint: null, isOwn: false, services: ["INTERNET"] },
};

export const supportLine: SupportLine = { topic: "CARE", phone: "+18005550141" };
