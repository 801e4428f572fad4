import type { Config } from "../src/config/config.ts";
import { loadConfig } from "../src/config/loadConfig.ts";

/** The configuration of a backend in a test: the defaults of `npm start`; port 3000 is not bound. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const environment = {
    PORT: "3000",
    PROCESSOR_SECRET: "shared with nobody but this test run",
    VAULT_SECRET: "sealed by nobody but this test run",
    ENVIRONMENT: "dev",
    VOICE_DISABLED: "0",
  };
  return { ...loadConfig(environment), ...changes };
}
