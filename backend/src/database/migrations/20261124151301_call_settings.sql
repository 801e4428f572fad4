CREATE TABLE "call_settings" (
	"line_id" text PRIMARY KEY NOT NULL,
	"forwarding" jsonb NOT NULL,
	"forwarding_version" integer DEFAULT 1 NOT NULL,
	"guard" jsonb NOT NULL,
	"guard_version" integer DEFAULT 1 NOT NULL,
	"phone" jsonb NOT NULL,
	"phone_version" integer DEFAULT 1 NOT NULL,
	"has_recorded_greeting" boolean DEFAULT false NOT NULL,
	"pin_hash" text,
	"pin_changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "call_settings" ADD CONSTRAINT "call_settings_line_id_voice_lines_id_fk" FOREIGN KEY (line_id) REFERENCES voice_lines(id);
