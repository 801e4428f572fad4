CREATE TABLE "voice_network" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"simulated_until" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_network_one_row" CHECK ("voice_network"."id" = 1)
);
