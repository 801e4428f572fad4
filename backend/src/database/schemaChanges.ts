import type { CatalogItem } from "./catalog.ts";

/** The target schema: its catalog, and the statements that create its tables from scratch. */
export type Wanted = { catalog: readonly CatalogItem[]; creating: readonly string[] };

const keyOf = ({ kind, table, name }: CatalogItem) => `${kind} ${table}.${name}`;
const byKey = (items: readonly CatalogItem[]) => new Map(items.map((item) => [keyOf(item), item]));
const quoted = (name: string) => `"${name}"`;

function createTable({ table, definition }: CatalogItem, creating: readonly string[]): string[] {
  const statement = creating.find((candidate) => candidate.startsWith(`CREATE TABLE ${quoted(table)} `));
  if (!statement || definition.startsWith("kind"))
    throw new Error(`${table} is no plain table: write its migration by hand.`);
  return [statement.trim(), ...(definition === "unlogged" ? [`ALTER TABLE ${quoted(table)} SET UNLOGGED;`] : [])];
}

/** The statement that adds one object to an existing table. */
function create({ kind, table, name, definition }: CatalogItem): string {
  switch (kind) {
    case "extension":
      return `CREATE EXTENSION IF NOT EXISTS ${name};`;
    case "column":
      return `ALTER TABLE ${quoted(table)} ADD COLUMN ${quoted(name)} ${definition};`;
    case "constraint":
      return `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition};`;
    case "index":
      return `${definition.replaceAll("public.", "")};`;
    case "function":
      return definition.replaceAll("public.", "").trim();
    case "trigger":
      return `${definition.replaceAll("public.", "")};`;
    case "table":
      throw new Error("a table is made by its own statement");
  }
}

function drop({ kind, table, name }: CatalogItem): string {
  switch (kind) {
    case "extension":
      return `DROP EXTENSION ${name};`;
    case "table":
      return `DROP TABLE ${quoted(table)};`;
    case "column":
      return `ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(name)};`;
    case "constraint":
      return `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)};`;
    case "index":
      return `DROP INDEX ${quoted(name)};`;
    case "function":
      return `DROP FUNCTION ${name};`;
    case "trigger":
      return `DROP TRIGGER ${quoted(name)} ON ${quoted(table)};`;
  }
}

const columnParts = (definition: string) => {
  const [, type = "", value, notNull] = /^(.*?)(?: default (.*?))?( not null)?$/s.exec(definition) ?? [];
  if (/generated (always|by default)/.test(definition))
    throw new Error(`${definition}: write the migration of a generated column by hand.`);
  return { type, value, notNull: notNull !== undefined };
};

function alterColumn(from: CatalogItem, to: CatalogItem): string[] {
  const alter = `ALTER TABLE ${quoted(to.table)} ALTER COLUMN ${quoted(to.name)}`;
  const [before, after] = [columnParts(from.definition), columnParts(to.definition)];
  return [
    ...(before.type === after.type ? [] : [`${alter} SET DATA TYPE ${after.type};`]),
    ...(before.value === after.value
      ? []
      : [after.value === undefined ? `${alter} DROP DEFAULT;` : `${alter} SET DEFAULT ${after.value};`]),
    ...(before.notNull === after.notNull ? [] : [`${alter} ${after.notNull ? "SET" : "DROP"} NOT NULL;`]),
  ];
}

function change(from: CatalogItem, to: CatalogItem): string[] {
  if (to.kind === "column") return alterColumn(from, to);
  if (to.kind === "function") return [create(to)];
  if (to.kind === "table")
    return [`ALTER TABLE ${quoted(to.table)} SET ${to.definition === "unlogged" ? "UNLOGGED" : "LOGGED"};`];
  return [drop(from), create(to)];
}

/** Objects that are part of `CREATE TABLE` itself. */
const partOfTable = ({ kind, definition }: CatalogItem) =>
  kind === "column" || (kind === "constraint" && !definition.startsWith("FOREIGN KEY"));

/** Keys and checks come before the foreign keys that refer to them. */
const isForeign = ({ definition }: CatalogItem) => definition.startsWith("FOREIGN KEY");
const rank = (item: CatalogItem) =>
  ["extension", "table", "column", "constraint", "foreign", "index", "function", "trigger"].indexOf(
    isForeign(item) ? "foreign" : item.kind,
  );

/** The DDL that turns one schema into another, in a valid order. Empty when both are equal. */
export function schemaChanges(from: readonly CatalogItem[], { catalog: to, creating }: Wanted): string[] {
  const [before, after] = [byKey(from), byKey(to)];
  const tableIn = (items: Map<string, CatalogItem>, item: CatalogItem) =>
    items.has(`table ${item.table}.${item.table}`);
  const made = to.filter(
    (item) => item.kind !== "table" && !before.has(keyOf(item)) && (tableIn(before, item) || !partOfTable(item)),
  );
  const newTables = to.filter((item) => item.kind === "table" && !before.has(keyOf(item)));
  const gone = from.filter(
    (item) => !after.has(keyOf(item)) && (item.kind === "table" || item.table === "" || tableIn(after, item)),
  );
  const changed = to.flatMap((item) => {
    const old = before.get(keyOf(item));
    return old && old.definition !== item.definition ? [{ old, item }] : [];
  });
  const steps = [
    ...newTables.map((item) => ({ at: rank(item), statements: createTable(item, creating) })),
    ...made.map((item) => ({ at: rank(item), statements: [create(item)] })),
    ...changed.map(({ old, item }) => ({ at: rank(item), statements: change(old, item) })),
  ].sort((one, other) => one.at - other.at);
  return [
    ...steps.flatMap(({ statements }) => statements),
    ...[...gone].sort((one, other) => rank(other) - rank(one)).map(drop),
  ];
}

const incompatible: [RegExp, string][] = [
  [
    /\bDROP (TABLE|COLUMN|FUNCTION|TRIGGER|INDEX|CONSTRAINT|EXTENSION)\b/i,
    "something that older code may use goes away",
  ],
  [/\bRENAME\b/i, "something gets another name"],
  [/\bSET DATA TYPE\b|\bALTER COLUMN \S+ TYPE\b/i, "a column gets another type"],
  [/\bSET NOT NULL\b/i, "older code may leave this column empty"],
  [/\bDROP DEFAULT\b/i, "older code may rely on this default"],
  [/\bADD COLUMN (?!.*\b(default|generated)\b).*\bnot null\b/i, "older code does not fill this column"],
  [/^ALTER TABLE .*\bADD CONSTRAINT\b/i, "rows that older code writes may break this rule"],
  [/^CREATE UNIQUE INDEX\b/i, "rows that older code writes may break this rule"],
  [/^CREATE (CONSTRAINT )?TRIGGER\b/i, "what older code does may be refused"],
];

/** Why older code may not work after these statements. Changes to tables that they create themselves do not count. */
export function incompatibilities(statements: readonly string[]): string[] {
  const own = statements.flatMap(
    (statement) => /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/.exec(statement)?.[1] ?? [],
  );
  const toOwn = (statement: string) =>
    own.some((table) => new RegExp(`\\b(TABLE|ON) (ONLY )?"?${table}"?[\\s(]`, "i").test(statement));
  return statements
    .filter((statement) => !toOwn(statement))
    .flatMap((statement) => {
      const reason = incompatible.find(([pattern]) => pattern.test(statement.replaceAll(/^--.*\n/gm, "")));
      return reason ? [`${reason[1]}: ${statement.split("\n")[0]}`] : [];
    });
}
