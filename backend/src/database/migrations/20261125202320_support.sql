CREATE TABLE "support_cases" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"topic" text NOT NULL,
	"service" text,
	"contact_by" text NOT NULL,
	"phone" text,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"category" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"page" text NOT NULL,
	"toggle" text,
	"is_useful" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"spelling" text GENERATED ALWAYS AS (translate(lower(title || ' ' || summary), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, title || ' ' || translate(lower(title), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')), 'A') || setweight(to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, summary || ' ' || translate(lower(summary), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')), 'B') || setweight(to_tsvector(case locale when 'es-US' then 'spanish'::regconfig else 'english'::regconfig end, body || ' ' || translate(lower(body), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')), 'C')) STORED NOT NULL,
	CONSTRAINT "support_documents_kind_id_locale_pk" PRIMARY KEY("kind","id","locale")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"case_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_messages_case_number_position_pk" PRIMARY KEY("case_number","position")
);
--> statement-breakpoint
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_opened_by_users_id_fk" FOREIGN KEY (opened_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_case_number_support_cases_number_fk" FOREIGN KEY (case_number) REFERENCES support_cases(number);
--> statement-breakpoint
CREATE INDEX support_cases_own ON support_cases USING btree (opened_by, account_id, changed_at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX support_documents_category ON support_documents USING btree (category, locale, "position");
--> statement-breakpoint
CREATE INDEX support_documents_spelling ON support_documents USING gin (spelling gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX support_documents_words ON support_documents USING gin (words);
