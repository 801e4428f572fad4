import { defineConfig } from "vite";
import { pageBuild, pagePlugins, pageResolve } from "./pageBuild.ts";

const root = `${import.meta.dirname}/content/studio`;

/** The Studio's page, at /studio. */
export default defineConfig({
  root,
  base: "/studio/",
  // The server puts a nonce of its own into each page.
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: pagePlugins(root, [`${import.meta.dirname}/design-system/src`, `${root}/src`]),
  resolve: pageResolve,
  build: pageBuild,
});
