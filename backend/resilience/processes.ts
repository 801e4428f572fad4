import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endChild, says, startChild, type Child } from "../src/supervisor/child.ts";
import { freePort } from "../src/supervisor/freePort.ts";
import type { HostAt } from "../testing/httpBrowser.ts";

const here = import.meta.dirname;
const scripts = { backend: join(here, "../src/main.ts"), processor: join(here, "../processor/main.ts"), vault: join(here, "../vault/main.ts") };

/** Where the real processes run and what is taken out of them. */
export interface StackOptions {
  dataDir: string;
  /** PostgreSQL; without it the embedded database of the data folder. */
  databaseUrl?: string | undefined;
  /** A module that the backend loads first, e.g. one that plants a fault. */
  preload?: string | undefined;
  /** What the backend finds in its environment besides. */
  environment?: NodeJS.ProcessEnv;
}

/** The portal's backend, the card vault and the test processor as processes of their own, which can be killed at any moment. */
export interface Stack {
  port: number;
  vaultPort: number;
  /** The number of the backend's process. */
  backendPid(): number;
  recordFile: string;
  /** SIGKILL, and started again. */
  killBackend(): Promise<void>;
  /** SIGKILL, and started again: what of the vault is down in between. */
  killVault(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** What browsers call the hosts, and where their calls go: to the processes unless told. */
export function hostsOf({ port, vaultPort }: Pick<Stack, "port" | "vaultPort">, through = { portal: port, vault: vaultPort }): { portal: HostAt; vault: HostAt } {
  return { portal: { host: `localhost:${port}`, port: through.portal }, vault: { host: `vault.localhost:${vaultPort}`, port: through.vault } };
}

/** @throws Error when a process does not come up */
export async function startStack({ dataDir, databaseUrl, preload, environment }: StackOptions): Promise<Stack> {
  const [port, vaultPort, processorPort, recordFile] = [await freePort(), await freePort(), await freePort(), join(dataDir, "processor.jsonl")];
  const shared = { PROCESSOR_SECRET: "a secret that only the storm's processes have", VAULT_SECRET: "another secret that only the storm's processes have", LOG_LEVEL: "fatal", DATA_DIR: dataDir };
  const processor = await up(scripts.processor, { ...shared, PROCESSOR_PORT: String(processorPort), PROCESSOR_RECORD: recordFile, PROCESSOR_PENDING_SECONDS: "2", PROCESSOR_WEBHOOK_URL: `http://127.0.0.1:${port}/api/pub/paymentedge/v1/webhooks` });
  const settings = {
    ...shared, PORT: String(port), VAULT_PORT: String(vaultPort), DEMO: "1", TRUST_PROXY: "1", PROCESSOR_URL: `http://127.0.0.1:${processorPort}`,
    PORTAL_URL: `http://127.0.0.1:${port}`, VAULT_URL: `http://127.0.0.1:${vaultPort}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(preload === undefined ? {} : { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` }),
    ...environment,
  };
  const vaultSettings = { ...shared, ...settings, DATABASE_URL: undefined, NODE_OPTIONS: undefined };
  const [begunBackend, begunVault] = await Promise.allSettled([up(scripts.backend, settings), up(scripts.vault, vaultSettings)]);
  if (begunBackend.status === "rejected" || begunVault.status === "rejected") {
    const begun = [begunBackend, begunVault].flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    await Promise.all([processor, ...begun].map(endChild));
    throw new Error([begunBackend, begunVault].flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : [])).join(" "));
  }
  let [backend, vault] = [begunBackend.value, begunVault.value];
  return {
    port, vaultPort, recordFile,
    backendPid: () => backend.process.pid ?? 0,
    killBackend: async () => {
      backend.process.kill("SIGKILL");
      await backend.ended;
      backend = await up(scripts.backend, settings);
    },
    killVault: async (meanwhile) => {
      vault.process.kill("SIGKILL");
      await vault.ended;
      await meanwhile?.();
      vault = await up(scripts.vault, vaultSettings);
    },
    stop: async () => {
      await Promise.all([backend, vault].map(endChild));
      await endChild(processor);
    },
  };
}

async function up(script: string, environment: NodeJS.ProcessEnv): Promise<Child> {
  const child = startChild(script, environment);
  if (!(await says(child, "listening"))) throw new Error(`${script} did not come up.`);
  return child;
}
