CREATE TABLE "announced_moments" (
	"job" text PRIMARY KEY NOT NULL,
	"through" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX ledger_transactions_due ON ledger_transactions USING btree (due_date) WHERE (kind = 'charge'::text);
--> statement-breakpoint
CREATE INDEX outage_updates_at ON outage_updates USING btree (at);
--> statement-breakpoint
CREATE INDEX outages_announced ON outages USING btree (announced_at);
--> statement-breakpoint
CREATE INDEX outages_ended ON outages USING btree (ended_at);
--> statement-breakpoint
CREATE INDEX outages_started ON outages USING btree (starts_at);
--> statement-breakpoint
CREATE INDEX service_notices_ended ON service_notices USING btree (ends_at);
--> statement-breakpoint
CREATE INDEX service_notices_started ON service_notices USING btree (starts_at);
