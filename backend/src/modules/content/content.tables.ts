import type { ArticleDefinitions, FormDefinitions, ToggleDefinition, Wordings } from "./content.types.ts";
import type { Contracts } from "@portico/gate/checkCatalogue";
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { sql } from "drizzle-orm";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

const sites = ["business", "community"] as const;
const scopes = ["all", ...sites] as const;
const localesKept = ["en-US", "es-US"] as const;
const environments = ["production", "stage"] as const;
const items = ["message", "toggle", "form", "article"] as const;

/** Releases: messages, toggles, web forms and articles published together; immutable (content.sql). */
export const contentReleases = pgTable("content_releases", {
  /** Assigned under the lock of the live content, so that numbers have no gaps. */
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: ["catalogue", "publish", "kill", "stage"] }).notNull(),
  basedOn: integer("based_on"),
  author: text("author").notNull(),
  at: instant("at").notNull(),
  reason: text("reason").notNull(),
  /** Hash of the contract that the messages were checked against. */
  contract: text("contract").notNull(),
  messages: jsonb("messages").$type<Wordings>().notNull(),
  toggles: jsonb("toggles").$type<Record<string, ToggleDefinition>>().notNull(),
  togglesEtag: text("toggles_etag").notNull(),
  forms: jsonb("forms").$type<FormDefinitions>().notNull().default({}),
  /** Null in releases from before articles were published here. */
  articles: jsonb("articles").$type<ArticleDefinitions>(),
  changedMessages: jsonb("changed_messages").$type<string[]>().notNull(),
  changedToggles: jsonb("changed_toggles").$type<string[]>().notNull(),
  changedForms: jsonb("changed_forms").$type<string[]>().notNull().default([]),
  changedArticles: jsonb("changed_articles").$type<string[]>().notNull().default([]),
  /** Change sets in the release besides its base, each with its content hash. */
  changeSets: jsonb("change_sets").$type<{ id: number; hash: string }[]>().notNull().default([]),
});

/** Compiled messages by the hash of their bytes, with precompressed bodies; immutable. */
export const contentSnapshots = pgTable("content_snapshots", {
  hash: text("hash").primaryKey(),
  body: text("body").notNull(),
  brotli: bytes("brotli").notNull(),
  gzip: bytes("gzip").notNull(),
});

/** The snapshots of a release; releases with equal messages share one. */
export const contentReleaseSnapshots = pgTable(
  "content_release_snapshots",
  {
    release: integer("release")
      .notNull()
      .references(() => contentReleases.id),
    site: text("site", { enum: sites }).notNull(),
    locale: text("locale", { enum: localesKept }).notNull(),
    hash: text("hash")
      .notNull()
      .references(() => contentSnapshots.hash),
  },
  (table) => [primaryKey({ columns: [table.release, table.site, table.locale] })],
);

/** The live pointer per environment and site: publishing and rollback change only this row. */
export const contentLive = pgTable(
  "content_live",
  {
    environment: text("environment", { enum: environments }).notNull(),
    site: text("site", { enum: sites }).notNull(),
    release: integer("release")
      .notNull()
      .references(() => contentReleases.id),
    sequence: integer("sequence").notNull(),
    at: instant("at").notNull(),
    author: text("author").notNull(),
    reason: text("reason").notNull(),
    manifest: jsonb("manifest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.site] })],
);

/** Drafts that are reviewed and published together. */
export const contentChangeSets = pgTable(
  "content_change_sets",
  {
    id: serial("id").primaryKey(),
    title: text("title").notNull(),
    author: text("author").notNull(),
    at: instant("at").notNull(),
    state: text("state", { enum: ["open", "inReview", "approved", "scheduled", "published", "discarded"] }).notNull(),
    /** Incremented by every change of this row; its ETag. */
    version: integer("version").notNull(),
    /** The number of submissions; reviews count for one submission. */
    submission: integer("submission").notNull().default(0),
    /** Hash of the submitted content: reviews and the publication apply to exactly that. */
    hash: text("hash"),
    publishAt: instant("publish_at"),
    /** Who scheduled it, and why. */
    publishBy: text("publish_by"),
    publishReason: text("publish_reason"),
    release: integer("release").references(() => contentReleases.id),
  },
  (table) => [
    check("content_change_sets_scheduled", sql`(${table.state} = 'scheduled') = (${table.publishAt} is not null)`),
  ],
);

/** Reviews of submissions; append-only. */
export const contentReviews = pgTable(
  "content_reviews",
  {
    id: serial("id").primaryKey(),
    changeSet: integer("change_set")
      .notNull()
      .references(() => contentChangeSets.id),
    submission: integer("submission").notNull(),
    reviewer: text("reviewer").notNull(),
    decision: text("decision", { enum: ["approve", "return"] }).notNull(),
    note: text("note").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("content_reviews_change_set").on(table.changeSet)],
);

/** Drafts of editors. */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    changeSet: integer("change_set")
      .notNull()
      .references(() => contentChangeSets.id),
    item: text("item", { enum: items }).notNull(),
    key: text("key").notNull(),
    scope: text("scope", { enum: scopes }).notNull(),
    value: jsonb("value").notNull(),
    hash: text("hash").notNull(),
    /** Hash of the live value when it was last saved: it can be published only on top of that. */
    base: text("base").notNull(),
    author: text("author").notNull(),
    /** All its authors. */
    contributors: text("contributors").array().notNull(),
    at: instant("at").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeSet, table.item, table.key, table.scope] }),
    index("content_drafts_item").on(table.key),
  ],
);

const changeActions = [
  "draftSaved",
  "draftDiscarded",
  "changeSetOpened",
  "changeSetRenamed",
  "changeSetDiscarded",
  "submitted",
  "withdrawn",
  "approved",
  "returned",
  "scheduled",
  "unscheduled",
  "scheduleFailed",
  "staged",
  "published",
  "killed",
  "restored",
  "catalogueMerged",
  "commented",
  "commentResolved",
  "rolesChanged",
  "termAdded",
  "termChanged",
  "termRemoved",
] as const;

/** The audit history: who changed what, when and why; append-only. */
export const contentChanges = pgTable(
  "content_changes",
  {
    id: serial("id").primaryKey(),
    at: instant("at").notNull(),
    author: text("author").notNull(),
    reason: text("reason").notNull(),
    action: text("action", { enum: changeActions }).notNull(),
    changeSet: integer("change_set"),
    item: text("item", { enum: items }),
    key: text("key"),
    scope: text("scope", { enum: scopes }),
    release: integer("release"),
    value: jsonb("value"),
    hash: text("hash"),
    /** SHA-256 over this entry and the previous entry's chain (hash chain), so that tampering is detected. */
    chain: text("chain").notNull(),
  },
  (table) => [index("content_changes_item").on(table.key, table.id)],
);

/** Merged build catalogues: the base of the next merge, and the contracts of keys that open pages may use. */
export const contentCatalogues = pgTable("content_catalogues", {
  hash: text("hash").primaryKey(),
  order: serial("order").notNull(),
  /** Hash of the contract, as in the build's pages. */
  contract: text("contract").notNull(),
  contracts: jsonb("contracts").$type<Contracts>().notNull(),
  messages: jsonb("messages").$type<Wordings>().notNull(),
  /** When a page of it was last served, to within minutes. */
  seenAt: instant("seen_at").notNull(),
});

/** The signing key of manifests, generated at the first start. */
export const contentKeys = pgTable("content_keys", {
  name: text("name").primaryKey(),
  privateKey: text("private_key").notNull(),
  publicKey: text("public_key").notNull(),
});

/** Counts of missing keys and format errors in customers' browsers. */
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

/** Editors' comments on messages and change sets. */
export const contentComments = pgTable(
  "content_comments",
  {
    id: serial("id").primaryKey(),
    key: text("key"),
    changeSet: integer("change_set").references(() => contentChangeSets.id),
    author: text("author").notNull(),
    at: instant("at").notNull(),
    text: text("text").notNull(),
    resolvedBy: text("resolved_by"),
    resolvedAt: instant("resolved_at"),
  },
  (table) => [index("content_comments_key").on(table.key), index("content_comments_change_set").on(table.changeSet)],
);

/** Glossary terms in both languages. */
export const contentTerms = pgTable(
  "content_terms",
  {
    id: serial("id").primaryKey(),
    en: text("en").notNull(),
    es: text("es").notNull(),
    note: text("note").notNull(),
    /** Spanish words to avoid for it. */
    avoid: text("avoid").array().notNull(),
    author: text("author").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [uniqueIndex("content_terms_en").on(sql`lower(${table.en})`)],
);

/** Presence: where editors were within the last minute. */
export const contentPresence = pgTable("content_presence", {
  username: text("username").primaryKey(),
  firstName: text("first_name").notNull(),
  place: text("place").notNull(),
  at: instant("at").notNull(),
});
