import type { ToggleDefinition, Wordings } from "./content.types.ts";
import type { Contracts } from "@portico/gate/checkCatalogue";
import { customType, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

const sites = ["business", "community"] as const;
const scopes = ["all", ...sites] as const;
const localesKept = ["en-US", "es-US"] as const;

/** Copy and toggles as they were published together; never changed (content.sql). */
export const contentReleases = pgTable("content_releases", {
  /** Counted under the lock of what is live, so that people see no gaps. */
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: ["catalogue", "publish", "kill"] }).notNull(),
  basedOn: integer("based_on"),
  author: text("author").notNull(),
  at: instant("at").notNull(),
  reason: text("reason").notNull(),
  /** Names the contract of the build that the copy was checked against. */
  contract: text("contract").notNull(),
  messages: jsonb("messages").$type<Wordings>().notNull(),
  toggles: jsonb("toggles").$type<Record<string, ToggleDefinition>>().notNull(),
  togglesEtag: text("toggles_etag").notNull(),
  changedMessages: jsonb("changed_messages").$type<string[]>().notNull(),
  changedToggles: jsonb("changed_toggles").$type<string[]>().notNull(),
});

/** Compiled messages by the hash of their own bytes, with those bytes compressed once; never changed. */
export const contentSnapshots = pgTable("content_snapshots", {
  hash: text("hash").primaryKey(),
  body: text("body").notNull(),
  brotli: bytes("brotli").notNull(),
  gzip: bytes("gzip").notNull(),
});

/** Which snapshot a release shows; several releases share one whose copy is the same. */
export const contentReleaseSnapshots = pgTable(
  "content_release_snapshots",
  {
    release: integer("release").notNull().references(() => contentReleases.id),
    site: text("site", { enum: sites }).notNull(),
    locale: text("locale", { enum: localesKept }).notNull(),
    hash: text("hash").notNull().references(() => contentSnapshots.hash),
  },
  (table) => [primaryKey({ columns: [table.release, table.site, table.locale] })],
);

/** What is live: publishing and going back change this row of a site and nothing else. */
export const contentLive = pgTable("content_live", {
  site: text("site", { enum: sites }).primaryKey(),
  release: integer("release").notNull().references(() => contentReleases.id),
  sequence: integer("sequence").notNull(),
  at: instant("at").notNull(),
  author: text("author").notNull(),
  reason: text("reason").notNull(),
  manifest: jsonb("manifest").notNull(),
});

/** What editors are changing, beside what is live. */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    item: text("item", { enum: ["message", "toggle"] }).notNull(),
    key: text("key").notNull(),
    scope: text("scope", { enum: scopes }).notNull(),
    value: jsonb("value").notNull(),
    hash: text("hash").notNull(),
    author: text("author").notNull(),
    at: instant("at").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [primaryKey({ columns: [table.item, table.key, table.scope] })],
);

/** Who changed what, when and why; never changed. */
export const contentChanges = pgTable(
  "content_changes",
  {
    id: serial("id").primaryKey(),
    at: instant("at").notNull(),
    author: text("author").notNull(),
    reason: text("reason").notNull(),
    action: text("action", { enum: ["draftSaved", "draftDiscarded", "published", "killed", "restored", "catalogueMerged"] }).notNull(),
    item: text("item", { enum: ["message", "toggle"] }),
    key: text("key"),
    scope: text("scope", { enum: scopes }),
    release: integer("release"),
    value: jsonb("value"),
    hash: text("hash"),
  },
  (table) => [index("content_changes_item").on(table.key, table.id)],
);

/** Built-in copy that was merged: the base of the next merge, and the contracts of keys that builds still open may ask for. */
export const contentCatalogues = pgTable("content_catalogues", {
  hash: text("hash").primaryKey(),
  order: serial("order").notNull(),
  contracts: jsonb("contracts").$type<Contracts>().notNull(),
  messages: jsonb("messages").$type<Wordings>().notNull(),
});

/** The key that manifests are signed with, made at the first start. */
export const contentKeys = pgTable("content_keys", {
  name: text("name").primaryKey(),
  privateKey: text("private_key").notNull(),
  publicKey: text("public_key").notNull(),
});

/** Missing keys and format errors that customers met, counted. */
export const contentErrors = pgTable(
  "content_errors",
  {
    site: text("site", { enum: sites }).notNull(),
    kind: text("kind", { enum: ["missingKey", "formatError", "badSnapshot", "badSignature"] }).notNull(),
    key: text("key").notNull(),
    locale: text("locale", { enum: localesKept }).notNull(),
    release: text("release").notNull(),
    count: integer("count").notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.kind, table.key, table.locale, table.release] })],
);
