import type { Config } from "../src/config/config.ts";
import { loadConfig } from "../src/config/loadConfig.ts";

/** The settings of a backend in a test: as a person gets them with `npm start`, on port 3000 by name only. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const environment = { PORT: "3000", PROCESSOR_SECRET: "shared with nobody but this test run", VAULT_SECRET: "sealed by nobody but this test run", ENVIRONMENT: "dev", VOICE_DISABLED: "0" };
  return { ...loadConfig(environment), ...changes };
}
