import { join } from "node:path";
import { defineConfig } from "vite";
import { pageBuild, pagePlugins, pageResolve } from "./pageBuild.ts";

const house = join(import.meta.dirname, "../..");
const root = join(house, "content/studio");

/** The Studio's page, at /studio. */
export default defineConfig({
  root,
  base: "/studio/",
  // Placeholder: the server inserts a fresh CSP nonce into each page.
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: pagePlugins(root, [join(house, "design-system/src"), join(root, "src")]),
  resolve: pageResolve,
  build: pageBuild,
});
