CREATE TABLE "alert_dismissals" (
	"user_id" uuid NOT NULL,
	"alert_id" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_dismissals_user_id_alert_id_pk" PRIMARY KEY("user_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "callbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"outage_id" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"scheduled_for" timestamp with time zone,
	"called_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "callbacks_called" CHECK (("callbacks"."called_at" is not null) = ("callbacks"."state" = 'CALLED')),
	CONSTRAINT "callbacks_cancelled" CHECK (("callbacks"."cancelled_at" is not null) = ("callbacks"."state" = 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "outage_areas" (
	"outage_id" text NOT NULL,
	"area_id" text NOT NULL,
	CONSTRAINT "outage_areas_outage_id_area_id_pk" PRIMARY KEY("outage_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "outage_updates" (
	"outage_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step" text NOT NULL,
	"body_en" text NOT NULL,
	"body_es" text NOT NULL,
	"estimated_resolution" timestamp with time zone,
	CONSTRAINT "outage_updates_outage_id_at_pk" PRIMARY KEY("outage_id","at")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"id" text PRIMARY KEY NOT NULL,
	"services" text[] NOT NULL,
	"severity" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	CONSTRAINT "outages_end" CHECK ("outages"."ended_at" > "outages"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"zips" text[] NOT NULL,
	"shape" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"area_id" text,
	"severity" text NOT NULL,
	"body_en" text NOT NULL,
	"body_es" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"estimated_resolution" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "alert_dismissals" ADD CONSTRAINT "alert_dismissals_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_outage_id_outages_id_fk" FOREIGN KEY (outage_id) REFERENCES outages(id);
--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_requested_by_users_id_fk" FOREIGN KEY (requested_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "outage_areas" ADD CONSTRAINT "outage_areas_area_id_service_areas_id_fk" FOREIGN KEY (area_id) REFERENCES service_areas(id);
--> statement-breakpoint
ALTER TABLE "outage_areas" ADD CONSTRAINT "outage_areas_outage_id_outages_id_fk" FOREIGN KEY (outage_id) REFERENCES outages(id);
--> statement-breakpoint
ALTER TABLE "outage_updates" ADD CONSTRAINT "outage_updates_outage_id_outages_id_fk" FOREIGN KEY (outage_id) REFERENCES outages(id);
--> statement-breakpoint
ALTER TABLE "service_notices" ADD CONSTRAINT "service_notices_area_id_service_areas_id_fk" FOREIGN KEY (area_id) REFERENCES service_areas(id);
--> statement-breakpoint
CREATE INDEX callbacks_newest ON callbacks USING btree (account_id, requested_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX callbacks_open ON callbacks USING btree (account_id) WHERE (state = ANY (ARRAY['REQUESTED'::text, 'SCHEDULED'::text]));
--> statement-breakpoint
CREATE INDEX outage_areas_area ON outage_areas USING btree (area_id);
--> statement-breakpoint
CREATE INDEX outages_uncredited ON outages USING btree (ended_at) WHERE (credited_at IS NULL);
