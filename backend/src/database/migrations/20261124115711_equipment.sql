CREATE TABLE "equipment" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"service_key" text NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"serial_last_four" text NOT NULL,
	"nickname" text,
	"location" text,
	"state" text NOT NULL,
	"last_seen_at" timestamp with time zone,
	"phone_lines" integer DEFAULT 0 NOT NULL,
	"restart_seconds" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "equipment_phone_lines" CHECK ("equipment"."phone_lines" >= 0)
);
--> statement-breakpoint
CREATE TABLE "equipment_restarts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"equipment_id" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"state" text NOT NULL,
	CONSTRAINT "equipment_restarts_ended" CHECK (("equipment_restarts"."ended_at" is null) = ("equipment_restarts"."state" in ('REQUESTED', 'RESTARTING')))
);
--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "equipment_restarts" ADD CONSTRAINT "equipment_restarts_equipment_id_equipment_id_fk" FOREIGN KEY (equipment_id) REFERENCES equipment(id);
--> statement-breakpoint
ALTER TABLE "equipment_restarts" ADD CONSTRAINT "equipment_restarts_requested_by_users_id_fk" FOREIGN KEY (requested_by) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX equipment_account ON equipment USING btree (account_id);
--> statement-breakpoint
CREATE INDEX equipment_restarts_newest ON equipment_restarts USING btree (equipment_id, requested_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX equipment_restarts_open ON equipment_restarts USING btree (equipment_id) WHERE (ended_at IS NULL);
