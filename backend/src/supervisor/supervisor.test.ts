// Inputs: backend, content, openapi, rules
import { readdirSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { read } from "./ready.ts";
import {
  childrenOf,
  eventually,
  folder,
  isRunning,
  killAll,
  patience,
  ready,
  run,
  settings,
  status,
  type Run,
} from "./supervisor.testing.ts";

afterAll(killAll);

/** The tests share one data folder and run in order. */
describe.runIf(process.platform === "linux")("npm start's supervisor", patience, () => {
  const dataDir = folder();
  let own: Awaited<ReturnType<typeof settings>>;
  let one: Run;
  const running = (part: "processor" | "vault") =>
    childrenOf(one.child.pid!).filter(({ command }) => command.includes(`backend/${part}/main.ts`));

  test("the first start prints the portal's address and the demo users", async () => {
    own = await settings(dataDir);
    one = await ready(run(own));
    expect(one.output()).toContain(`http://localhost:${own.PORT}`);
    expect(one.output()).toContain(`http://community.localhost:${own.PORT}`);
    expect(one.output()).toMatch(/dana +PRIMARY +business +Owes \$248\.17/);
    expect(one.output()).toMatch(/8 demo sign-ins to begin with[^]+The other \d\d are on the sign-in page/);
    expect(await status(own.PORT, "/readyz")).toBe(200);
  });

  test("the card vault answers on its own port only, and the portal's readiness check includes it", async () => {
    expect(one.output()).toContain(`http://vault.localhost:${own.VAULT_PORT}`);
    expect(JSON.parse((await read(Number(own.PORT), "127.0.0.1", "/readyz")).body)).toMatchObject({
      checks: { vault: "ok", processor: "ok" },
    });
    expect((await read(Number(own.VAULT_PORT), "127.0.0.1", "/vault", "vault.localhost")).status).toBe(200);
    expect((await read(Number(own.PORT), "127.0.0.1", "/vault", "vault.localhost")).status).toBe(421);
    expect((await read(Number(own.VAULT_PORT), "127.0.0.1", "/account-summary", "localhost")).status).toBe(421);
  });

  test.each(["processor", "vault"] as const)("restarts a %s that dies", async (part) => {
    const [first] = running(part);
    process.kill(first!.pid, "SIGKILL");
    await eventually(
      async () => running(part).some(({ pid }) => pid !== first!.pid) && (await status(own.PORT, "/readyz")) === 200,
    );
  });

  test("SIGTERM stops all processes, none of which has to be killed, and leaves no lock", async () => {
    const children = childrenOf(one.child.pid!);
    one.child.kill("SIGTERM");
    expect(await one.ended).toBe(0);
    expect(one.output()).not.toContain("was killed");
    expect(children.filter(({ pid }) => isRunning(pid))).toEqual([]);
    expect(
      readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".lock")),
    ).toEqual([]);
  });

  test("without the demo a start without the vault's secret is refused", async () => {
    const wrong = run({ ...own, DEMO: "0", PROCESSOR_URL: "test" });
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain("Portico can't start. VAULT_SECRET takes");
  });

  test("an invalid setting is named and exits with 2", async () => {
    const wrong = run({ ...own, TIME_ZONE: "Mars/Olympus" });
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain("Portico can't start. TIME_ZONE takes an IANA zone");
  });
});
