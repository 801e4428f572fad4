import { defaultFieldResolver, getDirectiveValues, GraphQLObjectType, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { Permission } from "@portico/openapi/graph.resolvers";
import { onAccountTime } from "../modules/account/accountTime.reads.ts";
import { mayCall } from "../modules/identity/permissions.domain.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/**
 * Puts the permission that the schema names, and the check that an account is the caller's, in front of every query and mutation; what they and
 * the fields of an account do, they do on the account's own time.
 * @throws Error at start when a field names no permission: nothing is open by forgetting
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) if (type) guardType(schema, type);
  for (const name of ["BillingAccount", "Statement"]) onOwnTime(schema, name);
  return schema;
}

/** Fields of an account, and of what belongs to one, are answered by its own business date. */
function onOwnTime(schema: GraphQLSchema, name: string): void {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLObjectType)) return;
  for (const field of Object.values(type.getFields())) {
    const resolve = field.resolve as Resolve | undefined;
    if (resolve) field.resolve = (parent, args, context, info) => onTime(context, ownerOf(parent)).then((own) => resolve(parent, args, own, info));
  }
}

function ownerOf(parent: unknown): string {
  const { accountId, id } = Object(parent) as { accountId?: unknown; id?: unknown };
  const owner = accountId ?? id;
  return typeof owner === "string" ? owner : "";
}

async function onTime(context: GraphContext, accountId: string): Promise<GraphContext> {
  return { ...context, deps: await onAccountTime(context.deps, context.deps.database, accountId) };
}

function guardType(schema: GraphQLSchema, type: GraphQLObjectType): void {
  const directive = schema.getDirective("permission");
  for (const field of Object.values(type.getFields())) {
    const needs: unknown = directive && field.astNode ? getDirectiveValues(directive, field.astNode)?.["needs"] : undefined;
    if (!isPermission(needs)) throw new Error(`${type.name}.${field.name} names no permission.`);
    field.resolve = guarded(needs, field.resolve ?? defaultFieldResolver);
  }
}

type Resolve = GraphQLFieldResolver<unknown, GraphContext, Record<string, unknown>>;

function guarded(needs: Permission, resolve: Resolve): Resolve {
  return async (parent, args, context, info) => {
    if (!mayCall(context.principal, needs)) throw graphError("NOT_ALLOWED");
    if (!context.principal.accountIds.includes(accountIn(args))) throw graphError("NOT_FOUND");
    return resolve(parent, args, await onTime(context, accountIn(args)), info);
  };
}

/** Every operation is about one account: an argument of its own or a field of its input. */
function accountIn(args: Record<string, unknown>): string {
  const holder: unknown = args["accountId"] === undefined ? args["input"] : args;
  const accountId: unknown = typeof holder === "object" && holder !== null ? Reflect.get(holder, "accountId") : undefined;
  return typeof accountId === "string" ? accountId : "";
}

function isPermission(value: unknown): value is Permission {
  return value === "customer" || value === "viewBilling" || value === "payBill";
}
