import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { asCommand, say } from "../bootstrap/say.mjs";
import { root } from "../generate/files.ts";
import { writeOutputs } from "../generate/outputs.ts";
import { buildPortal } from "../start/portalBuild.ts";
import { defaultPort, freePort, refuseTakenPort } from "../start/port.ts";
import { livePages } from "./livePages.ts";
import { startService, type Service } from "./service.ts";
import { watchFolders } from "./watch.ts";

/** First folders of what the backend answers; every other address is the portal's. */
const backendPaths = "^/(api|selfservice|content|ofrep|demo|healthz|readyz)(/|$|\\?)";
const backendSources = ["backend", "rules", "openapi", "content"];

async function servePortal(port: number, backendPort: number) {
  const proxy = { [backendPaths]: { target: `http://127.0.0.1:${backendPort}`, changeOrigin: false } };
  const server = await createServer({
    configFile: join(root, "vite.config.ts"),
    root: join(root, "portal"),
    appType: "custom",
    plugins: [livePages(backendPort)],
    server: { host: "127.0.0.1", port, strictPort: true, allowedHosts: [".localhost"], proxy },
  });
  return server.listen();
}

/** A changed contract or document makes new types first; then the backend starts again with them. */
async function refresh(paths: string[], backend: Service): Promise<void> {
  try {
    const made = paths.some((path) => /\.(yaml|graphql)$/.test(path)) ? await writeOutputs(root) : [];
    for (const path of made) say(`wrote ${path}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (paths.some((path) => !path.startsWith("portal"))) await backend.restart();
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

await asCommand(async () => {
  await refuseTakenPort(process.env);
  const port = Number(process.env["PORT"] ?? defaultPort);
  // The backend writes its start-up data into a built page, so one build has to be there, however old.
  if (!existsSync(join(root, "portal/dist/index.html"))) await buildPortal(root, "warn");
  const backendPort = await freePort();
  const vaultOrigin = process.env["VAULT_ORIGIN"] ?? `http://vault.localhost:${port}`;
  const backend = startService("backend/src/supervisor.ts", root, { PORT: String(backendPort), VAULT_ORIGIN: vaultOrigin });
  const server = await servePortal(port, backendPort);
  const stopWatching = watchFolders(root, [...backendSources, "portal/src"], (paths) => void refresh(paths, backend));
  say(`\nDevelopment, with hot reload: http://localhost:${port}\n`);
  await untilSignal();
  stopWatching();
  await Promise.all([server.close(), backend.stop()]);
  return 0;
});
