import {
  defaultFieldResolver,
  getDirectiveValues,
  GraphQLObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import type { Permission } from "@portico/openapi/graph.resolvers";
import { onAccountTime } from "../modules/account/accountTime.reads.ts";
import { mayCall, onAccount } from "../modules/identity/permissions.domain.ts";
import { readOnly, type GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/**
 * Adds the permission from the schema and the account ownership check to every query and mutation; they and an
 * account's fields run with the user's role on the account, and on the account's business date.
 * @throws Error at start when a field names no permission, so that none is open by omission
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) if (type) guardType(schema, type);
  for (const name of ["BillingAccount", "Statement"]) onOwnTime(schema, name);
  return schema;
}

/** Fields of an account, and of its objects, use the role on it and its own business date. */
function onOwnTime(schema: GraphQLSchema, name: string): void {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLObjectType)) return;
  for (const field of Object.values(type.getFields())) {
    const resolve = field.resolve as Resolve | undefined;
    if (resolve)
      field.resolve = (parent, args, context, info) =>
        ofAccount(context, ownerOf(parent)).then((own) => resolve(parent, args, own, info));
  }
}

function ownerOf(parent: unknown): string {
  const { accountId, id } = Object(parent) as { accountId?: unknown; id?: unknown };
  const owner = accountId ?? id;
  return typeof owner === "string" ? owner : "";
}

/** The context on an account: the user's role on it, and its business date. */
async function ofAccount(context: GraphContext, accountId: string): Promise<GraphContext> {
  const database = context.reads.database ?? context.deps.database;
  return {
    ...context,
    principal: onAccount(context.principal, accountId),
    deps: await onAccountTime({ ...context.deps, database }, database, accountId),
  };
}

function guardType(schema: GraphQLSchema, type: GraphQLObjectType): void {
  const writes = type === schema.getMutationType();
  const directive = schema.getDirective("permission");
  for (const field of Object.values(type.getFields())) {
    const needs: unknown =
      directive && field.astNode ? getDirectiveValues(directive, field.astNode)?.["needs"] : undefined;
    if (!isPermission(needs)) throw new Error(`${type.name}.${field.name} names no permission.`);
    const isSensitive = field.astNode?.directives?.some(({ name }) => name.value === "stepUp") === true;
    field.resolve = guarded({ needs, isSensitive, writes }, field.resolve ?? defaultFieldResolver);
  }
}

type Resolve = GraphQLFieldResolver<unknown, GraphContext, Record<string, unknown>>;

type Guard = {
  needs: Permission;
  /** Requires a recent proof of identity, checked last, so that nobody is asked in vain. */
  isSensitive: boolean;
  /** A mutation: it reads without a cache until its resolver has written. */
  writes: boolean;
};

function guarded({ needs, isSensitive, writes }: Guard, resolve: Resolve): Resolve {
  return async (parent, args, context, info) => {
    const accountId = accountIn(args);
    if (!mayCall(onAccount(context.principal, accountId), needs)) throw graphError("NOT_ALLOWED");
    if (!context.principal.accountIds.includes(accountId)) throw graphError("NOT_FOUND");
    if (isSensitive && !context.hasRecentProof) throw graphError("STEP_UP_REQUIRED");
    if (!writes) readOnly(context);
    const result = await resolve(parent, args, await ofAccount(context, accountId), info);
    if (writes) readOnly(context);
    return result;
  };
}

/** The account of an operation: an argument, or a field of its input. */
function accountIn(args: Record<string, unknown>): string {
  const holder: unknown = args["accountId"] === undefined ? args["input"] : args;
  const accountId: unknown =
    typeof holder === "object" && holder !== null ? Reflect.get(holder, "accountId") : undefined;
  return typeof accountId === "string" ? accountId : "";
}

function isPermission(value: unknown): value is Permission {
  return value === "customer" || value === "viewBilling" || value === "payBill";
}
