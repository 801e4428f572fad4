ALTER TABLE "service_appointments" ADD COLUMN "guided_check" jsonb;
