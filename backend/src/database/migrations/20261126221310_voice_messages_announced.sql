ALTER TABLE "voice_messages" ADD COLUMN "is_announced" boolean default false not null;
--> statement-breakpoint
CREATE INDEX voice_messages_unannounced ON voice_messages USING btree (received_at) WHERE (NOT is_announced);
