CREATE TABLE "speed_tests" (
	"account_id" text NOT NULL,
	"id" uuid NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"download_kbps" integer NOT NULL,
	"upload_kbps" integer NOT NULL,
	"latency_ms" integer NOT NULL,
	"plan_mbps" integer,
	CONSTRAINT "speed_tests_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "speed_tests" ADD CONSTRAINT "speed_tests_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
CREATE INDEX speed_tests_newest ON speed_tests USING btree (account_id, measured_at, id);
