CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"user_id" uuid,
	"storage_used_megabytes" integer NOT NULL,
	"storage_limit_megabytes" integer NOT NULL,
	CONSTRAINT "mailboxes_address_unique" UNIQUE("address"),
	CONSTRAINT "mailboxes_storage" CHECK ("mailboxes"."storage_used_megabytes" between 0 and "mailboxes"."storage_limit_megabytes")
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_id" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"is_read" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailboxes_account" ON "mailboxes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_messages_mailbox" ON "mail_messages" USING btree ("mailbox_id","received_at" DESC NULLS LAST);
