import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The page's HTML, before a server fills it in. */
export const built = `<!doctype html><html lang="en-US" data-site="business"><head><title>Portico</title><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="module" nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script></head><body><div id="root"></div>
<script type="application/json" id="portico-bootstrap">__PORTICO_BOOTSTRAP__</script></body></html>`;
/** The content of its only script. */
export const script = `console.log("${"portico ".repeat(400)}");`;

/** URLs with a page, as the portal's build lists them. */
const screens = [
  "/",
  "/account-summary",
  "/billing",
  "/billing-stub",
  "/billing/pay-bill",
  "/billing/payments/:paymentId",
  "/billing/payments/:paymentId/receipt",
  "/wg",
  "/appointment-tracking/reschedule-appointment",
  "/appointment-tracking/cancel-appointment",
  "/voice/messages",
  "/404",
];

/** A minimal build folder of the portal, because a clean checkout has no build. */
export function buildPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-dist-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), built);
  writeFileSync(join(folder, "vault.html"), built.replace("app-1a2b", "vault-3c4d"));
  writeFileSync(join(folder, "offline.html"), built.replace("app-1a2b", "offline-5e6f"));
  writeFileSync(join(folder, "offline-worker.js"), script);
  writeFileSync(join(folder, "assets/app-1a2b.js"), script);
  writeFileSync(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, ".vite/screens.json"), JSON.stringify(screens));
  return folder;
}
