import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endChild, says, startChild, type Child } from "../src/supervisor/childProcess.ts";
import { freePort } from "../src/supervisor/freePort.ts";
import type { HostAt } from "../testing/httpBrowser.ts";

const here = import.meta.dirname;
const scripts = {
  backend: join(here, "../src/main.ts"),
  processor: join(here, "../processor/main.ts"),
  vault: join(here, "../vault/main.ts"),
};

/** Where the processes run, and their settings. */
export interface StackOptions {
  dataDir: string;
  /** PostgreSQL; without it the embedded database of the data folder. */
  databaseUrl?: string | undefined;
  /** A module that the backend loads first, e.g. one that injects a fault. */
  preload?: string | undefined;
  /** Additional environment variables of the backend. */
  environment?: NodeJS.ProcessEnv;
}

/**
 * The portal's backend, the card vault and the test processor as separate processes, which can be killed at any moment.
 */
export interface Stack {
  port: number;
  vaultPort: number;
  /** The backend's process id. */
  backendPid(): number;
  recordFile: string;
  /** SIGKILL and restart. */
  killBackend(): Promise<void>;
  /** SIGKILL and restart; `meanwhile` runs while the vault is down. */
  killVault(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The host names that browsers use, and the ports that requests are sent to: by default those of the processes. */
export function hostsOf(
  { port, vaultPort }: Pick<Stack, "port" | "vaultPort">,
  through = { portal: port, vault: vaultPort },
): { portal: HostAt; vault: HostAt } {
  return {
    portal: { host: `localhost:${port}`, port: through.portal },
    vault: { host: `vault.localhost:${vaultPort}`, port: through.vault },
  };
}

/** @throws Error when a process does not start */
export async function startStack({ dataDir, databaseUrl, preload, environment }: StackOptions): Promise<Stack> {
  const [port, vaultPort, processorPort, recordFile] = [
    await freePort(),
    await freePort(),
    await freePort(),
    join(dataDir, "processor.jsonl"),
  ];
  const shared = {
    PROCESSOR_SECRET: "a secret that only the test's processes have",
    VAULT_SECRET: "another secret that only the test's processes have",
    LOG_LEVEL: "fatal",
    DATA_DIR: dataDir,
  };
  const processor = await start(scripts.processor, {
    ...shared,
    PROCESSOR_PORT: String(processorPort),
    PROCESSOR_RECORD: recordFile,
    PROCESSOR_PENDING_SECONDS: "2",
    PROCESSOR_WEBHOOK_URL: `http://127.0.0.1:${port}/api/pub/paymentedge/v1/webhooks`,
  });
  const settings = {
    ...shared,
    PORT: String(port),
    VAULT_PORT: String(vaultPort),
    DEMO: "1",
    TRUST_PROXY: "1",
    PROCESSOR_URL: `http://127.0.0.1:${processorPort}`,
    PORTAL_URL: `http://127.0.0.1:${port}`,
    VAULT_URL: `http://127.0.0.1:${vaultPort}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(preload === undefined ? {} : { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` }),
    ...environment,
  };
  const vaultSettings = { ...shared, ...settings, DATABASE_URL: undefined, NODE_OPTIONS: undefined };
  const [backendStart, vaultStart] = await Promise.allSettled([
    start(scripts.backend, settings),
    start(scripts.vault, vaultSettings),
  ]);
  if (backendStart.status === "rejected" || vaultStart.status === "rejected") {
    const started = [backendStart, vaultStart].flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    await Promise.all([processor, ...started].map(endChild));
    throw new Error(
      [backendStart, vaultStart].flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : [])).join(" "),
    );
  }
  let [backend, vault] = [backendStart.value, vaultStart.value];
  return {
    port,
    vaultPort,
    recordFile,
    backendPid: () => backend.process.pid ?? 0,
    killBackend: async () => {
      backend.process.kill("SIGKILL");
      await backend.ended;
      backend = await start(scripts.backend, settings);
    },
    killVault: async (meanwhile) => {
      vault.process.kill("SIGKILL");
      await vault.ended;
      await meanwhile?.();
      vault = await start(scripts.vault, vaultSettings);
    },
    stop: async () => {
      await Promise.all([backend, vault].map(endChild));
      await endChild(processor);
    },
  };
}

async function start(script: string, environment: NodeJS.ProcessEnv): Promise<Child> {
  const child = startChild(script, environment);
  if (!(await says(child, "listening"))) throw new Error(`${script} did not start.`);
  return child;
}
