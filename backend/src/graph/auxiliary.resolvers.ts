import type { Resolvers } from "@portico/openapi/graphauxiliary.resolvers";
import type { SupportPhones } from "../config/support.ts";

/** All that the auxiliary graph knows of a caller: whom somebody on this site can call. */
export type AuxiliaryContext = { supportPhones: () => Promise<SupportPhones> };

/** A number of the United States as people there write it; any other as it is dialled. */
function shown(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

export const auxiliaryResolvers: Resolvers<AuxiliaryContext> = {
  Query: { supportContacts: async (_parent, _args, { supportPhones }) => (await supportPhones()).map(({ topic, phone }) => ({ topic, phone, phoneShown: shown(phone) })) },
};
