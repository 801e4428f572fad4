// Inputs: backend, content, openapi, rules
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "./freePort.ts";
import { read } from "./ready.ts";
import {
  childrenOf,
  eventually,
  folder,
  isRunning,
  killAll,
  longTimeout,
  ready,
  run,
  settings,
  status,
  type Run,
} from "./supervisor.testing.ts";

afterAll(killAll);

/** The tests share one data folder and run in order. */
describe.runIf(process.platform === "linux")("npm start's supervisor", longTimeout, () => {
  const dataDir = folder();
  let own: Awaited<ReturnType<typeof settings>>;
  let one: Run;
  beforeAll(async () => {
    own = await settings(dataDir);
    one = await ready(run(own));
  }, longTimeout.timeout);

  const running = (part: "processor" | "vault") =>
    childrenOf(one.child.pid!).filter(({ command }) => command.includes(`backend/${part}/main.ts`));

  test("the first start prints the portal's address and the demo users", async () => {
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

  test("SIGTERM before the database is open ends the start, and the next one begins anew", async () => {
    const unopened = folder();
    const first = run(await settings(unopened));
    await eventually(async () => childrenOf(first.child.pid!).length > 0);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    // The vault starts once the database is open.
    expect(readdirSync(unopened)).not.toContain("vault");
    const second = await ready(run(await settings(unopened)));
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
  });

  test("a second start on the same folder reports the lock and exits with 3; the first keeps running", async () => {
    const second = run({ ...own, PORT: String(await freePort()), VAULT_PORT: String(await freePort()) });
    expect(await second.ended).toBe(3);
    expect(second.output()).toContain(`The data folder ${dataDir} is in use by process`);
    expect(await status(own.PORT, "/readyz")).toBe(200);
  });

  test("a second start on the same port reports it, exits with 4, and creates nothing", async () => {
    const elsewhere = folder();
    const second = run({ DATA_DIR: elsewhere, PORT: own.PORT, VAULT_PORT: String(await freePort()) });
    expect(await second.ended).toBe(4);
    expect(second.output()).toContain(`Port ${own.PORT} on 127.0.0.1 is taken`);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test("a start with the vault's port taken reports it, exits with 4, and creates nothing", async () => {
    const elsewhere = folder();
    const second = run({ DATA_DIR: elsewhere, PORT: String(await freePort()), VAULT_PORT: own.VAULT_PORT });
    expect(await second.ended).toBe(4);
    expect(second.output()).toContain(`Port ${own.VAULT_PORT} on 127.0.0.1 is taken`);
    expect(readdirSync(elsewhere)).toEqual([]);
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
    one = await ready(run(own));
  });

  test("its child processes end when it is killed with SIGKILL, and the next start finds the data again", async () => {
    const moved = await fetch(`http://127.0.0.1:${own.PORT}/demo/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advanceSeconds: 864_000 }),
    });
    const { businessDate } = (await moved.json()) as { businessDate: string };
    const children = childrenOf(one.child.pid!);
    expect(children).toHaveLength(3);
    one.child.kill("SIGKILL");
    await eventually(async () => children.every(({ pid }) => !isRunning(pid)));
    one = await ready(run(own));
    expect(JSON.parse((await read(Number(own.PORT), "127.0.0.1", "/demo/clock")).body)).toMatchObject({ businessDate });
  });

  test("with DEMO=0 the same folder has no demo users and no demo operations", async () => {
    one.child.kill("SIGTERM");
    await one.ended;
    one = await ready(
      run({
        ...own,
        DEMO: "0",
        PROCESSOR_URL: "test",
        VAULT_SECRET: "a secret that only this test has, and no other",
        SESSION_SECRET: "another secret that only this test has, and no other",
        SECOND_FACTOR_SECRET: "a third secret that only this test has, and no other",
      }),
    );
    expect(one.output()).not.toContain("dana");
    expect(
      await Promise.all(["/demo/people", "/demo/clock", "/demo/anything"].map((path) => status(own.PORT, path))),
    ).toEqual([404, 404, 404]);
    one.child.kill("SIGTERM");
    await one.ended;
  });
});
