CREATE TABLE "payment_reversals" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"opened_on" date NOT NULL,
	"decided_on" date,
	CONSTRAINT "payment_reversals_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "payment_reversals_amount" CHECK ("payment_reversals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"try_from" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_account_id_payment_id_payments_account_id_id_" FOREIGN KEY (account_id, payment_id) REFERENCES payments(account_id, id);
--> statement-breakpoint
CREATE INDEX payment_reversals_payment ON payment_reversals USING btree (account_id, payment_id);
--> statement-breakpoint
CREATE INDEX payments_reference ON payments USING btree (id);
--> statement-breakpoint
CREATE INDEX webhook_events_open ON webhook_events USING btree (try_from) WHERE (state = 'RECEIVED'::text);
