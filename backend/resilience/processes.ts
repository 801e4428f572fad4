import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endChild, says, startChild, type Child } from "../src/supervisor/child.ts";
import { freePort } from "../src/supervisor/freePort.ts";

const here = import.meta.dirname;
const scripts = { backend: join(here, "../src/main.ts"), processor: join(here, "../processor/main.ts") };

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

/** The backend and the test processor as processes of their own, which can be killed at any moment. */
export interface Stack {
  port: number;
  recordFile: string;
  /** SIGKILL, and started again. */
  killBackend(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error when a process does not come up */
export async function startStack({ dataDir, databaseUrl, preload, environment }: StackOptions): Promise<Stack> {
  const [port, processorPort, recordFile] = [await freePort(), await freePort(), join(dataDir, "processor.jsonl")];
  const shared = { PROCESSOR_SECRET: "a secret that only the storm's processes have", LOG_LEVEL: "fatal", DATA_DIR: dataDir };
  const processor = await up(scripts.processor, { ...shared, PROCESSOR_PORT: String(processorPort), PROCESSOR_RECORD: recordFile, PROCESSOR_PENDING_SECONDS: "2" });
  const settings = {
    ...shared, PORT: String(port), DEMO: "1", TRUST_PROXY: "1", PROCESSOR_URL: `http://127.0.0.1:${processorPort}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(preload === undefined ? {} : { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` }),
    ...environment,
  };
  let backend = await up(scripts.backend, settings).catch(async (failure: unknown) => {
    await endChild(processor);
    throw failure;
  });
  return {
    port, recordFile,
    killBackend: async () => {
      backend.process.kill("SIGKILL");
      await backend.ended;
      backend = await up(scripts.backend, settings);
    },
    stop: async () => {
      await endChild(backend);
      await endChild(processor);
    },
  };
}

async function up(script: string, environment: NodeJS.ProcessEnv): Promise<Child> {
  const child = startChild(script, environment);
  if (!(await says(child, "listening"))) throw new Error(`${script} did not come up.`);
  return child;
}
