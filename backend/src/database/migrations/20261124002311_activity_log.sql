CREATE TABLE "activity_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_actor_id_users_id_fk" FOREIGN KEY (actor_id) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX activity_log_newest ON activity_log USING btree (account_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION activity_log_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'an entry of the activity log is never changed' USING ERRCODE = 'restrict_violation';
END $function$
--> statement-breakpoint
CREATE TRIGGER activity_log_unchanged BEFORE DELETE OR UPDATE OR TRUNCATE ON activity_log FOR EACH STATEMENT EXECUTE FUNCTION activity_log_refuse_change();
