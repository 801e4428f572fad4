CREATE TABLE "auto_pay_revocations" (
	"account_id" text NOT NULL,
	"mandate" text NOT NULL,
	"processor_token" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"try_from" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "auto_pay_revocations_account_id_mandate_pk" PRIMARY KEY("account_id","mandate")
);
--> statement-breakpoint
CREATE TABLE "operator_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"second" text,
	"kind" text NOT NULL,
	"account_id" text,
	"subject" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "operator_settlements_second" CHECK ("operator_settlements"."outcome" = 'ask' or "operator_settlements"."second" is not null),
	CONSTRAINT "operator_settlements_two" CHECK ("operator_settlements"."second" is distinct from "operator_settlements"."operator")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX auto_pay_revocations_due ON auto_pay_revocations USING btree (try_from);
--> statement-breakpoint
CREATE INDEX operator_settlements_subject ON operator_settlements USING btree (subject);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION operators_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what an operator settled is never changed' USING ERRCODE = 'restrict_violation';
END $function$
--> statement-breakpoint
CREATE TRIGGER operator_settlements_unchanged BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_settlements FOR EACH STATEMENT EXECUTE FUNCTION operators_refuse_change();
