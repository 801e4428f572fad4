CREATE TABLE "announced_moments" (
	"job" text PRIMARY KEY NOT NULL,
	"through" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX ledger_transactions_due ON ledger_transactions USING btree (due_date) WHERE (kind = 'charge'::text);
