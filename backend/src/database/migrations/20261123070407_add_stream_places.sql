CREATE TABLE "stream_places" (
	"network" text NOT NULL,
	"process" text NOT NULL,
	"readers" integer NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stream_places_network_process_pk" PRIMARY KEY("network","process")
);
--> statement-breakpoint
ALTER TABLE "stream_places" SET UNLOGGED;
