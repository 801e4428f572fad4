import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../generate/files.ts";
import { livePages, vaultCalls } from "./livePages.ts";

/** First folders of what the backend answers; every other address is the portal's. */
const backendPaths = "^/(api|api-reference|selfservice|content|ofrep|demo|healthz|readyz|policy-reports)(/|$|\\?)";

const port = Number(process.env["PORT"]);
const ports = { portal: Number(process.env["BACKEND_PORT"]), vault: Number(process.env["VAULT_PORT"]) };

// A process of its own: Vite and its plugins end theirs on SIGTERM, before anything else could be ended in order.
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
