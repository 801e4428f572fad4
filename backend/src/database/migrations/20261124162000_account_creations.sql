CREATE TABLE "account_creations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_creations" ADD CONSTRAINT "account_creations_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
CREATE INDEX account_creations_expiry ON account_creations USING btree (expires_at);
