ALTER TABLE "payments" ADD COLUMN "settled_at" timestamp with time zone;
