CREATE INDEX telemetry_site_received ON telemetry_events USING btree (site, received_at);
