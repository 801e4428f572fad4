CREATE TABLE "service_appointments" (
	"order_id" text NOT NULL,
	"job_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"date" date NOT NULL,
	"start_hour" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"technician" text,
	"cancelled_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"arrives_after_minutes" integer,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_appointments_order_id_job_id_pk" PRIMARY KEY("order_id","job_id"),
	CONSTRAINT "service_appointments_window" CHECK ("service_appointments"."ends_at" > "service_appointments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "technician_bookings" (
	"area" text NOT NULL,
	"date" date NOT NULL,
	"start_hour" integer NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "technician_bookings_area_date_start_hour_pk" PRIMARY KEY("area","date","start_hour"),
	CONSTRAINT "technician_bookings_booked" CHECK ("technician_bookings"."booked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "technician_hours" (
	"area" text NOT NULL,
	"weekday" integer NOT NULL,
	"start_hour" integer NOT NULL,
	"end_hour" integer NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "technician_hours_area_weekday_start_hour_pk" PRIMARY KEY("area","weekday","start_hour"),
	CONSTRAINT "technician_hours_jobs" CHECK ("technician_hours"."jobs" >= 0)
);
--> statement-breakpoint
ALTER TABLE "service_appointments" ADD CONSTRAINT "service_appointments_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
CREATE INDEX service_appointments_account ON service_appointments USING btree (account_id, starts_at);
--> statement-breakpoint
CREATE INDEX service_appointments_open ON service_appointments USING btree (starts_at) WHERE ((cancelled_at IS NULL) AND (finished_at IS NULL));
