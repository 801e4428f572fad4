// Inputs: backend, content, openapi, rules
import { afterAll, describe, expect, test } from "vitest";
import { folder, killAll, longTimeout, run, settings } from "./supervisor.testing.ts";

afterAll(killAll);

/** `supervisor.long.test.ts` has what needs a whole start; each run of the journeys begins and ends with one. */
describe.runIf(process.platform === "linux")("npm start's supervisor", longTimeout, () => {
  test("without the demo a start without the vault's secret is refused", { tags: "full" }, async () => {
    const wrong = run({ ...(await settings(folder())), DEMO: "0", PROCESSOR_URL: "test" });
    expect(await wrong.ended).toBe(2);
    await expect.poll(wrong.output).toContain("Portico can't start. VAULT_SECRET takes");
  });

  test("an invalid setting is named and exits with 2", { tags: "full" }, async () => {
    const wrong = run({ ...(await settings(folder())), TIME_ZONE: "Mars/Olympus" });
    expect(await wrong.ended).toBe(2);
    await expect.poll(wrong.output).toContain("Portico can't start. TIME_ZONE takes an IANA zone");
  });
});
