import type { Resolvers } from "@portico/openapi/graphauxiliary.resolvers";
import { phoneShown } from "@portico/rules/phone";
import type { SupportPhones } from "../config/support.ts";

/** The auxiliary graph's context: only the site's support phones. */
export type AuxiliaryContext = { supportPhones: () => Promise<SupportPhones> };

export const auxiliaryResolvers: Resolvers<AuxiliaryContext> = {
  Query: {
    supportContacts: async (_parent, _args, { supportPhones }) =>
      (await supportPhones()).map(({ topic, phone }) => ({ topic, phone, phoneShown: phoneShown(phone) })),
  },
};
