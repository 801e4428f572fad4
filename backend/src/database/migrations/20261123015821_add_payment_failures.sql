CREATE TABLE "payment_failures" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"planned_on" date NOT NULL,
	"payment_id" text,
	"method_type" text,
	"last_four" text,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"owed_then" bigint NOT NULL,
	"first_failed_at" timestamp with time zone NOT NULL,
	"first_failed_on" date NOT NULL,
	"failed_on" date NOT NULL,
	"tries" integer NOT NULL,
	"outages" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "payment_failures_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "payment_failures_next" CHECK (("payment_failures"."state" = 'WAITING') = ("payment_failures"."next_try_at" is not null)),
	CONSTRAINT "payment_failures_amount" CHECK ("payment_failures"."amount" >= 0 and "payment_failures"."discount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "auto_pay_enrolments" ADD COLUMN "paused_code" text;
--> statement-breakpoint
ALTER TABLE "auto_pay_enrolments" ADD COLUMN "paused_on" date;
--> statement-breakpoint
CREATE INDEX payment_failures_due ON payment_failures USING btree (next_try_at) WHERE (state = 'WAITING'::text);
