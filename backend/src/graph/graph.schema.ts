import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GraphQLSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { auxiliaryResolvers, type AuxiliaryContext } from "./auxiliary.resolvers.ts";
import { billing, billingAccount } from "./billing.resolvers.ts";
import type { GraphContext } from "./graph.context.ts";
import { guardSchema } from "./graph.permissions.ts";
import { scalars } from "./graph.scalars.ts";
import { createInstantPaymentV2, payment } from "./payments.resolvers.ts";
import { services } from "./services.resolvers.ts";

function document(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../../openapi/graphql/${name}.graphql`), "utf8");
}

const resolvers: Resolvers<GraphContext> = {
  ...scalars,
  Query: { billing, services, payment },
  Mutation: { createInstantPaymentV2 },
  BillingAccount: billingAccount,
};

/** The schema of /selfservice/graph, every operation behind its permission. */
export function graphSchema(): GraphQLSchema {
  return guardSchema(createSchema<GraphContext>({ typeDefs: document("graph"), resolvers }));
}

/** The schema of /selfservice/graphauxiliary: nothing in it can reach an account. */
export function auxiliarySchema(): GraphQLSchema {
  return createSchema<AuxiliaryContext>({ typeDefs: document("graphauxiliary"), resolvers: auxiliaryResolvers });
}
