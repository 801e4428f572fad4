import { join } from "node:path";
import { defineConfig } from "vite";
import { pageBuild, pagePlugins, pageResolve } from "./pageBuild.ts";

const house = join(import.meta.dirname, "../..");
const root = join(house, "portal");

/** A frame of another origin keeps its words to itself: here its form stands in the page. */
const vaultInPlace = { find: /^.*\/vault-frame\/VaultFrame\.tsx$/, replacement: join(root, "src/preview/VaultInPlace.tsx") };

/** The portal in a frame of the Studio's: a build of its own among the Studio's files, so that nothing of it is in a customer's. */
export default defineConfig({
  root,
  base: "/studio/preview-assets/",
  publicDir: false,
  // The server puts a nonce of its own into each page.
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: pagePlugins(root, [join(house, "design-system/src"), join(root, "src")]),
  resolve: { ...pageResolve, alias: [...(pageResolve.alias ?? []), vaultInPlace] },
  build: {
    ...pageBuild,
    manifest: false,
    outDir: join(house, "content/studio/dist/preview-assets"),
    // axe is one large file, fetched when a page is judged.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { input: join(root, "preview.html") },
  },
});
