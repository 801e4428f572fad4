import type { Resolvers } from "@portico/openapi/webmail.resolvers";
import { mailPageOf, markMail, openMail, webmailOf } from "../modules/webmail/webmail.service.ts";
import type { GraphContext } from "./graph.context.ts";

/** Resolvers of webmail.graphql. */
export const webmailResolvers: Resolvers<GraphContext> = {
  Query: {
    webmail: (_parent, { accountId }, { deps, principal }) => webmailOf(deps, principal, accountId),
    mailPage: (_parent, wanted, { deps, principal }) => mailPageOf(deps, principal, wanted),
    mailMessage: (_parent, wanted, { deps, principal }) => openMail(deps, principal, wanted),
  },
  Mutation: {
    markMailMessage: (_parent, { input }, { deps, principal }) => markMail(deps, principal, input),
  },
};
