import type { Config } from "../config/config.ts";

/** The portal's environment, without the vault's database credentials. */
export const portalEnvironment = (shared: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...shared,
  VAULT_DATABASE_URL: undefined,
});

/** The vault's environment, without the portal's secrets: no database, no session or webhook keys, no mail server. */
export function vaultEnvironment(shared: NodeJS.ProcessEnv, { demo }: Pick<Config, "demo">): NodeJS.ProcessEnv {
  const kept = {
    DATABASE_URL: undefined,
    SESSION_SECRET: undefined,
    SECOND_FACTOR_SECRET: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    PROCESSOR_WEBHOOK_KEYS: undefined,
  };
  return { ...shared, ...kept, DEMO: demo ? "1" : "0" };
}
