CREATE TABLE "voice_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	"telephone_number" text NOT NULL,
	"label" text,
	"kind" text NOT NULL,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"assigned_user_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "voice_lines_telephone_number" UNIQUE("telephone_number")
);
--> statement-breakpoint
ALTER TABLE "voice_lines" ADD CONSTRAINT "voice_lines_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "voice_lines" ADD CONSTRAINT "voice_lines_assigned_user_id_users_id_fk" FOREIGN KEY (assigned_user_id) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX voice_lines_account ON voice_lines USING btree (account_id, "position");
