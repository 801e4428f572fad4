import type { Resolvers, SupportContact } from "@portico/openapi/graphauxiliary.resolvers";
import type { Site } from "../lib/principal.ts";

/** The site is all that the auxiliary graph knows of a caller. */
export type AuxiliaryContext = { site: Site };

/** Invented numbers of the range that is kept free for invented numbers. */
const contacts: Record<Site, SupportContact[]> = {
  business: [
    { topic: "CARE", phone: "+18005550141", phoneShown: "(800) 555-0141" },
    { topic: "APPOINTMENTS", phone: "+18005550142", phoneShown: "(800) 555-0142" },
    { topic: "TECH_SUPPORT", phone: "+18005550143", phoneShown: "(800) 555-0143" },
    { topic: "POLICY", phone: "+18005550144", phoneShown: "(800) 555-0144" },
  ],
  community: [
    { topic: "CARE", phone: "+18005550151", phoneShown: "(800) 555-0151" },
    { topic: "APPOINTMENTS", phone: "+18005550152", phoneShown: "(800) 555-0152" },
    { topic: "TECH_SUPPORT", phone: "+18005550153", phoneShown: "(800) 555-0153" },
    { topic: "POLICY", phone: "+18005550154", phoneShown: "(800) 555-0154" },
  ],
};

export const auxiliaryResolvers: Resolvers<AuxiliaryContext> = {
  Query: { supportContacts: (_parent, _args, { site }) => contacts[site] },
};
