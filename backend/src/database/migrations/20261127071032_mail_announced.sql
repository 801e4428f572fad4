ALTER TABLE "mail_messages" ADD COLUMN "is_announced" boolean default false not null;
--> statement-breakpoint
CREATE INDEX mail_messages_unannounced ON mail_messages USING btree (received_at) WHERE (NOT is_announced);
