CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_choices" (
	"account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"wanted" text NOT NULL,
	CONSTRAINT "email_choices_account_id_user_id_topic_pk" PRIMARY KEY("account_id","user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "email_choices" ADD CONSTRAINT "email_choices_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "email_choices" ADD CONSTRAINT "email_choices_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX email_changes_expiry ON email_changes USING btree (expires_at);
