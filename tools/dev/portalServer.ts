import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../generate/files.ts";
import { livePages, vaultCalls } from "./livePages.ts";

/** Path prefixes that the backend handles; all other paths are the portal's pages. */
const backendPaths =
  "^/(api|api-reference|selfservice|webmail/graphql|content|ofrep|demo|healthz|readyz|policy-reports)(/|$|\\?)";

const port = Number(process.env["PORT"]);
const ports = { portal: Number(process.env["BACKEND_PORT"]), vault: Number(process.env["VAULT_PORT"]) };

// Runs in a separate process: Vite and its plugins exit on SIGTERM, before anything else could shut down gracefully.
const server = await createServer({
  configFile: join(root, "vite.config.ts"),
  root: join(root, "portal"),
  appType: "custom",
  plugins: [vaultCalls(ports, backendPaths), livePages(ports)],
  server: {
    host: "127.0.0.1",
    port,
    strictPort: true,
    allowedHosts: [".localhost"],
    proxy: { [backendPaths]: { target: `http://127.0.0.1:${ports.portal}`, changeOrigin: false } },
  },
});
await server.listen();
