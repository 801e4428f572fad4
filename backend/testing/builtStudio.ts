import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const page = `<!doctype html><html lang="en-US" data-site="business"><head><title>Portico Studio</title>
<script type="module" nonce="__CSP_NONCE__" src="/studio/assets/studio-1a2b.js"></script></head><body><div id="root"></div>
<script type="application/json" id="portico-bootstrap">__PORTICO_BOOTSTRAP__</script></body></html>`;

const preview = page.replace("/studio/assets/studio-1a2b.js", "/studio/preview-assets/assets/preview-5e6f.js");

/** A minimal build folder of the Studio, because a clean checkout has no build. */
export function buildStudio(): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-studio-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "assets/studio-1a2b.js"), `console.log("${"studio ".repeat(400)}");`);
  mkdirSync(join(folder, "preview-assets"));
  writeFileSync(join(folder, "preview-assets/preview.html"), preview);
  return folder;
}
