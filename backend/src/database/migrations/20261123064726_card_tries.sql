CREATE TABLE "card_tries" (
	"scope" text NOT NULL,
	"card" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_tries_scope_card_pk" PRIMARY KEY("scope","card")
);
--> statement-breakpoint
ALTER TABLE "card_tries" SET UNLOGGED;
--> statement-breakpoint
CREATE INDEX card_tries_age ON card_tries USING btree (tried_at);
--> statement-breakpoint
CREATE INDEX payments_refusals_account ON payments USING btree (account_id, started_at) WHERE (failure_code IS NOT NULL);
--> statement-breakpoint
CREATE INDEX payments_refusals_user ON payments USING btree (user_id, started_at) WHERE (failure_code IS NOT NULL);
