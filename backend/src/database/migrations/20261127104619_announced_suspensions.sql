CREATE TABLE "announced_suspensions" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"through" timestamp with time zone NOT NULL,
	CONSTRAINT "announced_suspensions_one" CHECK ("announced_suspensions"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX ledger_transactions_due ON ledger_transactions USING btree (due_date) WHERE (kind = 'charge'::text);
