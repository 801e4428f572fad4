import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GraphQLSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import { accountResolvers, accountStatusResolvers, activityResolvers, termsResolvers } from "./account.resolvers.ts";
import { autoPayResolvers, dunningResolvers } from "./autopay.resolvers.ts";
import { auxiliaryResolvers, type AuxiliaryContext } from "./auxiliary.resolvers.ts";
import { calendarResolvers } from "./calendar.resolvers.ts";
import { callResolvers, recipientResolvers, statementResolvers } from "./statements.resolvers.ts";
import type { GraphContext } from "./graph.context.ts";
import { guardSchema } from "./graph.permissions.ts";
import { scalars } from "./graph.scalars.ts";
import { mobileResolvers } from "./mobile.resolvers.ts";
import { paymentResolvers, receiptResolvers, refundResolvers, scheduleResolvers } from "./payments.resolvers.ts";
import { voiceResolvers } from "./voxcon.resolvers.ts";
import { webmailResolvers } from "./webmail.resolvers.ts";
import { walletResolvers } from "./wallet.resolvers.ts";

const contract = join(import.meta.dirname, "../../../openapi/graphql");

const document = (path: string): string => readFileSync(join(contract, path), "utf8");

/** One per file of the schema; related ones share a module. */
const resolvers = [
  scalars,
  accountResolvers,
  accountStatusResolvers,
  activityResolvers,
  autoPayResolvers,
  calendarResolvers,
  callResolvers,
  dunningResolvers,
  mobileResolvers,
  paymentResolvers,
  receiptResolvers,
  recipientResolvers,
  refundResolvers,
  scheduleResolvers,
  statementResolvers,
  termsResolvers,
  walletResolvers,
];

let main: GraphQLSchema | undefined;
let auxiliary: GraphQLSchema | undefined;
let voice: GraphQLSchema | undefined;
let webmail: GraphQLSchema | undefined;

/**
 * The schema of /selfservice/graph, with a permission on every operation. Created once: its data come with the context.
 */
export function graphSchema(): GraphQLSchema {
  main ??= guardSchema(
    createSchema<GraphContext>({
      typeDefs: readdirSync(join(contract, "graph"))
        .sort()
        .map((name) => document(`graph/${name}`)),
      resolvers,
    }),
  );
  return main;
}

/** The schema of /selfservice/vox-con/graphql, with a permission on every operation. */
export function voiceSchema(): GraphQLSchema {
  voice ??= guardSchema(
    createSchema<GraphContext>({
      typeDefs: document("voxcon.graphql"),
      resolvers: [{ DateTime: scalars.DateTime }, voiceResolvers],
    }),
  );
  return voice;
}

/** The schema of /webmail/graphql, with a permission on every operation. */
export function webmailSchema(): GraphQLSchema {
  webmail ??= guardSchema(
    createSchema<GraphContext>({
      typeDefs: document("webmail.graphql"),
      resolvers: [{ DateTime: scalars.DateTime }, webmailResolvers],
    }),
  );
  return webmail;
}

/** The schema of /selfservice/graphauxiliary, which reaches no account. */
export function auxiliarySchema(): GraphQLSchema {
  auxiliary ??= createSchema<AuxiliaryContext>({
    typeDefs: document("graphauxiliary.graphql"),
    resolvers: auxiliaryResolvers,
  });
  return auxiliary;
}
