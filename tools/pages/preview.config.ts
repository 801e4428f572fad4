import { join } from "node:path";
import { defineConfig } from "vite";
import { pageBuild, pagePlugins, pageResolve } from "./pageBuild.ts";

const house = join(import.meta.dirname, "../..");
const root = join(house, "portal");

/** The text of a cross-origin iframe cannot be read, so the preview renders the card form in the page. */
const vaultInPlace = {
  find: /^.*\/vault-frame\/VaultFrame\.tsx$/,
  replacement: join(root, "src/preview/InlineVaultFrame.tsx"),
};

/**
 * The portal inside the Studio's iframe: a separate build among the Studio's files, so that customers' files contain
 * none of it.
 */
export default defineConfig({
  root,
  base: "/studio/preview-assets/",
  publicDir: false,
  // Placeholder: the server inserts a fresh CSP nonce into each page.
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: pagePlugins(root, [join(house, "design-system/src"), join(root, "src")]),
  resolve: { ...pageResolve, alias: [...(pageResolve.alias ?? []), vaultInPlace] },
  build: {
    ...pageBuild,
    manifest: false,
    outDir: join(house, "content/studio/dist/preview-assets"),
    // axe is one large file, loaded on demand when a page is checked.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { input: join(root, "preview.html") },
  },
});
