import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { runCommand, printLine } from "../bootstrap/commandLine.mjs";
import { root } from "../generate/files.ts";
import { buildPortal } from "../start/portalBuild.ts";
import { defaultPort, freePort, refuseTakenPort } from "../start/port.ts";
import { startService, type Service } from "./service.ts";
import { watchFolders } from "./watch.ts";

const pages = [
  "portal/dist/index.html",
  "content/studio/dist/index.html",
  "content/studio/dist/preview-assets/preview.html",
];
const backendSources = ["backend", "rules", "openapi", "content"];

const generate = promisify(execFile);
const isSource = (path: string) => /\.(yaml|graphql|copy\.json)$/.test(path);

/** Folders that Vite hot-reloads itself. */
const inBrowser = (path: string) => /^(portal|content[\\/]studio)[\\/]/.test(path);

/** When a contract, document or copy file changes, regenerates the code from it first and then restarts the backend. */
async function refresh(paths: string[], backend: Service): Promise<void> {
  try {
    if (paths.some(isSource))
      printLine((await generate("npm", ["run", "-s", "generate"], { cwd: root })).stdout.trim());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (paths.some((path) => !inBrowser(path))) await backend.restart();
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

/**
 * The portal and the card vault on internal ports; they print the URL of the development server in front of them, which
 * separates them by host.
 */
function startBackend(port: number, ports: Ports): Service {
  const vaultOrigin = process.env["VAULT_ORIGIN"] ?? `http://vault.localhost:${port}`;
  const origins = ["localhost", "127.0.0.1", "community.localhost"].map((host) => `http://${host}:${port}`).join(",");
  const told = (text: string) => text.replaceAll(`:${ports.PORT}`, `:${port}`);
  return startService(
    "backend/src/supervisor.ts",
    root,
    { ...ports, VAULT_ORIGIN: vaultOrigin, PORTAL_ORIGINS: process.env["PORTAL_ORIGINS"] ?? origins },
    told,
  );
}

type Ports = { PORT: string; VAULT_PORT: string };

await runCommand(async () => {
  await refuseTakenPort(process.env);
  const port = Number(process.env["PORT"] ?? defaultPort);
  // The backend renders its start-up data into built pages, so any build must exist, however old.
  if (pages.some((page) => !existsSync(join(root, page)))) await buildPortal(root, "warn");
  const ports = { PORT: String(await freePort()), VAULT_PORT: String(await freePort()) };
  const backend = startBackend(port, ports);
  const portal = startService("tools/dev/portalServer.ts", root, {
    PORT: String(port),
    BACKEND_PORT: ports.PORT,
    VAULT_PORT: ports.VAULT_PORT,
  });
  const stopWatching = watchFolders(root, [...backendSources, "portal/src"], (paths) => void refresh(paths, backend));
  printLine(`Hot reload at http://localhost:${port}, as soon as the backend is ready ...`);
  await untilSignal();
  stopWatching();
  await Promise.all([portal.stop(), backend.stop()]);
  return 0;
});
