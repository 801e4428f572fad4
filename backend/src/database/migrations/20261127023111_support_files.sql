CREATE TABLE "support_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"case_number" bigint,
	"message_position" integer,
	"place" integer
);
--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message_fk" FOREIGN KEY (case_number, message_position) REFERENCES support_messages(case_number, "position") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_uploaded_by_users_id_fk" FOREIGN KEY (uploaded_by) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX support_files_message ON support_files USING btree (case_number, message_position, place);
--> statement-breakpoint
CREATE INDEX support_files_uploaded ON support_files USING btree (uploaded_at);
