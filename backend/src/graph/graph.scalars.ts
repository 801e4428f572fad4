import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { isLocalDate } from "@portico/rules/dates";
import { isCents } from "@portico/rules/money";

/** @throws GraphQLError unless the value is whole cents in range, for inputs and outputs */
function cents(value: unknown): number {
  if (!isCents(value)) throw new GraphQLError("Cents are whole numbers in range.");
  return value;
}

function text(check: (text: string) => boolean, name: string): (value: unknown) => string {
  return (value) => {
    if (typeof value !== "string" || !check(value)) throw new GraphQLError(`This is no ${name}.`);
    return value;
  };
}

const date = text(isLocalDate, "Date");
const instant = text((value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)), "DateTime");

function stringLiteral(read: (value: unknown) => string): (node: ValueNode) => string {
  return (node) => read(node.kind === Kind.STRING ? node.value : null);
}

export const scalars = {
  Cents: new GraphQLScalarType<number, number>({
    name: "Cents",
    coerceOutputValue: cents,
    coerceInputValue: cents,
    coerceInputLiteral: (node) => cents(node.kind === Kind.INT ? Number(node.value) : null),
  }),
  Date: new GraphQLScalarType<string, string>({
    name: "Date",
    coerceOutputValue: date,
    coerceInputValue: date,
    coerceInputLiteral: stringLiteral(date),
  }),
  DateTime: new GraphQLScalarType<string, string>({
    name: "DateTime",
    coerceOutputValue: instant,
    coerceInputValue: instant,
    coerceInputLiteral: stringLiteral(instant),
  }),
};
