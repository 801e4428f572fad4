CREATE TABLE "voice_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"caller" text,
	"caller_name" text,
	"seconds" integer NOT NULL,
	"pages" integer NOT NULL,
	"content" text,
	"language" text NOT NULL,
	"is_read" boolean NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "voice_messages_size" CHECK (("voice_messages"."kind" = 'FAX') = ("voice_messages"."pages" > 0 and "voice_messages"."seconds" = 0))
);
--> statement-breakpoint
ALTER TABLE "voice_messages" ADD CONSTRAINT "voice_messages_line_id_voice_lines_id_fk" FOREIGN KEY (line_id) REFERENCES voice_lines(id);
--> statement-breakpoint
CREATE INDEX voice_messages_deleted ON voice_messages USING btree (deleted_at);
--> statement-breakpoint
CREATE INDEX voice_messages_line ON voice_messages USING btree (line_id, received_at DESC NULLS LAST);
