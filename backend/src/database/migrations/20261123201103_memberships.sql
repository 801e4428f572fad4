CREATE TABLE "access_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"user_id" uuid,
	"subject" text NOT NULL,
	"role_before" text,
	"role_after" text
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"user_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "account_id" text;
--> statement-breakpoint
ALTER TABLE "user_accounts" ADD COLUMN "role" text default 'STANDARD'::text not null;
--> statement-breakpoint
-- Until now a role was the same on all accounts of a user.
UPDATE "user_accounts" SET "role" = "users"."role" FROM "users" WHERE "users"."id" = "user_accounts"."user_id";
--> statement-breakpoint
ALTER TABLE "user_accounts" ADD COLUMN "state" text default 'ACTIVE'::text not null;
--> statement-breakpoint
ALTER TABLE "user_accounts" ADD COLUMN "version" integer default 1 not null;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'STANDARD'::text;
--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_actor_id_users_id_fk" FOREIGN KEY (actor_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX access_changes_newest ON access_changes USING btree (account_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX invitations_account ON invitations USING btree (account_id, sent_at);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION access_changes_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a recorded change of access is never changed' USING ERRCODE = 'restrict_violation';
END $function$
--> statement-breakpoint
CREATE TRIGGER access_changes_unchanged BEFORE DELETE OR UPDATE OR TRUNCATE ON access_changes FOR EACH STATEMENT EXECUTE FUNCTION access_changes_refuse_change();
