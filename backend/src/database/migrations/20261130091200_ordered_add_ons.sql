-- Security Suite and Backup that were carried out before an order made an add-on: billed, but not among the add-ons.
INSERT INTO "value_added_services" ("id", "account_id", "position", "kind", "rate_code", "activation")
SELECT
  'VAS-' || ordered.account_id || '-' || ordered.kind,
  ordered.account_id,
  (SELECT coalesce(max(own.position) + 1, 0) FROM "value_added_services" own WHERE own.account_id = ordered.account_id)
    + row_number() OVER (PARTITION BY ordered.account_id ORDER BY ordered.number) - 1,
  ordered.kind,
  ordered.rate_code,
  'ACTIVE'
FROM (
  SELECT o.account_id, sold.kind, sold.rate_code, min(o.number) AS number
  FROM "orders" o
  JOIN (VALUES ('SECURITY', 'SECURITY_SUITE', 'SEC05'), ('BACKUP', 'CLOUD_BACKUP', 'BKP50')) AS sold (service, kind, rate_code)
    ON sold.service = o.service
  WHERE o.state = 'ACTIVE'
  GROUP BY o.account_id, sold.kind, sold.rate_code
) ordered
WHERE NOT EXISTS (
  SELECT FROM "value_added_services" own WHERE own.account_id = ordered.account_id AND own.kind = ordered.kind
);
--> statement-breakpoint
INSERT INTO "entitlements" ("id", "account_id", "service_id", "seats_total", "install_links")
SELECT
  'ENT' || substr(own.id, 4),
  own.account_id,
  own.id,
  3,
  '[{"platform":"WINDOWS","uri":"https://install.partner.example/windows"},{"platform":"MACOS","uri":"https://install.partner.example/macos"},{"platform":"ANDROID","uri":"https://install.partner.example/android"},{"platform":"IOS","uri":"https://install.partner.example/ios"}]'
FROM "value_added_services" own
WHERE own.id = 'VAS-' || own.account_id || '-SECURITY_SUITE'
  AND NOT EXISTS (SELECT FROM "entitlements" license WHERE license.service_id = own.id);
