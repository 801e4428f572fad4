import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GraphQLSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import { accountResolvers } from "./account.resolvers.ts";
import { accountStatusResolvers } from "./accountStatus.resolvers.ts";
import { activityResolvers } from "./activity.resolvers.ts";
import { autoPayResolvers } from "./autopay.resolvers.ts";
import { auxiliaryResolvers, type AuxiliaryContext } from "./auxiliary.resolvers.ts";
import { calendarResolvers } from "./calendar.resolvers.ts";
import { callResolvers } from "./calls.resolvers.ts";
import { dunningResolvers } from "./dunning.resolvers.ts";
import type { GraphContext } from "./graph.context.ts";
import { guardSchema } from "./graph.permissions.ts";
import { scalars } from "./graph.scalars.ts";
import { mobileResolvers } from "./mobile.resolvers.ts";
import { paymentResolvers } from "./payments.resolvers.ts";
import { receiptResolvers } from "./receipts.resolvers.ts";
import { recipientResolvers } from "./recipients.resolvers.ts";
import { refundResolvers } from "./refunds.resolvers.ts";
import { scheduleResolvers } from "./schedule.resolvers.ts";
import { standingResolvers } from "./standing.resolvers.ts";
import { statementResolvers } from "./statements.resolvers.ts";
import { termsResolvers } from "./terms.resolvers.ts";
import { walletResolvers } from "./wallet.resolvers.ts";

const contract = join(import.meta.dirname, "../../../openapi/graphql");

const document = (path: string): string => readFileSync(join(contract, path), "utf8");

/** One for each file of the contract. */
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
  standingResolvers,
  statementResolvers,
  termsResolvers,
  walletResolvers,
];

let main: GraphQLSchema | undefined;
let auxiliary: GraphQLSchema | undefined;

/** The schema of /selfservice/graph, every operation behind its permission. Made once: what it answers from comes with each request. */
export function graphSchema(): GraphQLSchema {
  main ??= guardSchema(createSchema<GraphContext>({ typeDefs: readdirSync(join(contract, "graph")).sort().map((name) => document(`graph/${name}`)), resolvers }));
  return main;
}

/** The schema of /selfservice/graphauxiliary: nothing in it can reach an account. */
export function auxiliarySchema(): GraphQLSchema {
  auxiliary ??= createSchema<AuxiliaryContext>({ typeDefs: document("graphauxiliary.graphql"), resolvers: auxiliaryResolvers });
  return auxiliary;
}
