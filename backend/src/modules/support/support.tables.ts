import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const categories = ["BILLING", "SERVICES", "VOICE", "VISITS", "ACCOUNT"] as const;

/**
 * Articles, and the portal's pages for the search: a row for each language (SERV-08). Accents are removed by `translate`, as in `folded` of
 * search.domain.ts: `unaccent` is not immutable, so a generated column cannot call it.
 */
export const supportDocuments = pgTable(
  "support_documents",
  {
    kind: text("kind", { enum: ["ARTICLE", "PAGE"] }).notNull(),
    id: text("id").notNull(),
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    /** Null for a page. */
    category: text("category", { enum: categories }),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    /** Paragraphs without markup, separated by an empty line: what the search finds. */
    body: text("body").notNull(),
    /** The text with its markup; null where `body` is all of it. */
    markup: text("markup"),
    /** The path of the page, or of the page that the article is about. */
    page: text("page").notNull(),
    /** The toggle that its page needs. */
    toggle: text("toggle"),
    /** Listed on the home page of support. */
    isUseful: boolean("is_useful").notNull().default(false),
    position: integer("position").notNull(),
    version: integer("version").notNull(),
    publishedAt: instant("published_at").notNull(),
    /** Not read any more; the version before reads it with every row, so the column goes one release later (decision 35). */
    spelling: text("spelling")
      .notNull()
      .generatedAlwaysAs(sql`translate(lower(title || ' ' || summary), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')`),
    /** The words of the title alone: a frequent word is looked for here first, so that not every document is ranked. */
    titleWords: searchVector("title_words")
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, title || ' ' || translate(lower(title), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun'))`,
      ),
    /** Each word with its accents and without. */
    words: searchVector("words")
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, title || ' ' || translate(lower(title), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')), 'A') || setweight(to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, summary || ' ' || translate(lower(summary), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')), 'B') || setweight(to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, body || ' ' || translate(lower(body), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')), 'C')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.locale] }),
    index("support_documents_words").using("gin", table.words),
    index("support_documents_title_words").using("gin", table.titleWords),
    index("support_documents_title_length").on(sql`length(title)`),
    index("support_documents_category").on(table.category, table.locale, table.position),
  ],
);

/**
 * The words of titles and summaries, in small letters without accents: what a word that was typed wrong may have meant. Words
 * stay when no document has them any more; they then find nothing. Their index is in support.sql.
 */
export const supportWords = pgTable(
  "support_words",
  {
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    word: text("word").notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word] })],
);

/** Requests to support. Business time. */
export const supportCases = pgTable(
  "support_cases",
  {
    /** The case number without its letters. */
    number: bigserial("number", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    openedBy: uuid("opened_by")
      .notNull()
      .references(() => users.id),
    /** The form's title as the customer saw it; null for a case without a form. */
    title: text("title"),
    /** Which form it was, and of which release; null for a case without a form. */
    form: text("form"),
    formRelease: integer("form_release"),
    topic: text("topic", { enum: ["BILLING", "TECHNICAL", "ORDER", "ACCOUNT", "OTHER"] }).notNull(),
    /** Null when it is not about a service. */
    service: text("service", { enum: ["INTERNET", "VOICE", "VIDEO", "MOBILE"] }),
    contactBy: text("contact_by", { enum: ["PORTAL", "PHONE"] }).notNull(),
    /** Ten digits, with contact by phone. */
    phone: text("phone"),
    state: text("state", { enum: ["RECEIVED", "IN_PROGRESS", "ANSWERED", "CLOSED"] }).notNull(),
    openedAt: instant("opened_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("support_cases_own").on(table.openedBy, table.accountId, table.changedAt)],
);

/** Messages of cases; append-only. The answers to the form are the first. */
export const supportMessages = pgTable(
  "support_messages",
  {
    caseNumber: bigint("case_number", { mode: "number" })
      .notNull()
      .references(() => supportCases.number),
    position: integer("position").notNull(),
    sender: text("sender", { enum: ["CUSTOMER", "AGENT"] }).notNull(),
    body: text("body").notNull(),
    /** The questions of a form as they were asked, with the answers; empty for a message. */
    answers: jsonb("answers").$type<{ question: string; answer: string }[]>().notNull().default([]),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseNumber, table.position] })],
);
