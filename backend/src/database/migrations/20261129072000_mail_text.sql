ALTER TABLE "mail_messages" ADD COLUMN "sender_address" text;
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "text" text default '' not null;
