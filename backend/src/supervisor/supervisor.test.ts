// Inputs: backend, content, openapi, rules
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "./freePort.ts";
import { read } from "./ready.ts";

const script = join(import.meta.dirname, "../supervisor.ts");
const patience = { timeout: 180_000 };

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };
const running: Run[] = [];
afterAll(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, VITEST: "", NODE_OPTIONS: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (text += part));
  const started = {
    child,
    output: () => text,
    ended: new Promise<number | null>((resolve) => child.once("exit", resolve)),
  };
  running.push(started);
  return started;
}

async function ready(one: Run): Promise<Run> {
  while (!one.output().includes("Portico is ready.")) {
    if (one.child.exitCode !== null) throw new Error(`it ended:\n${one.output()}`);
    await wait(50);
  }
  return one;
}

const folder = () => mkdtempSync(join(tmpdir(), "portico-run-"));

/** Child processes, from the system's process list. */
function childrenOf(pid: number): { pid: number; command: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
        return parent === pid
          ? [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ") }]
          : [];
      } catch {
        return [];
      }
    });
}

const settings = async (dataDir = folder()) => ({
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  VAULT_PORT: String(await freePort()),
});
const status = async (port: string, path: string) => (await read(Number(port), "127.0.0.1", path)).status;

/** The tests share one data folder and run in order. */
describe.runIf(process.platform === "linux")("npm start's supervisor", patience, () => {
  const dataDir = folder();
  let own: { DATA_DIR: string; PORT: string; VAULT_PORT: string };
  let one: Run;
  const running = (part: "processor" | "vault") =>
    childrenOf(one.child.pid!).filter(({ command }) => command.includes(`backend/${part}/main.ts`));

  test("the first start prints the portal's address and the demo users", async () => {
    own = await settings(dataDir);
    one = await ready(run(own));
    expect(one.output()).toContain(`http://localhost:${own.PORT}`);
    expect(one.output()).toContain(`http://community.localhost:${own.PORT}`);
    expect(one.output()).toMatch(/dana +PRIMARY +business +Owes \$248\.17/);
    expect(await status(own.PORT, "/readyz")).toBe(200);
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

  test("the card vault answers on its own port only, and the portal's readiness check includes it", async () => {
    expect(one.output()).toContain(`http://vault.localhost:${own.VAULT_PORT}`);
    expect(JSON.parse((await read(Number(own.PORT), "127.0.0.1", "/readyz")).body)).toMatchObject({
      checks: { vault: "ok", processor: "ok" },
    });
    expect((await read(Number(own.VAULT_PORT), "127.0.0.1", "/vault", "vault.localhost")).status).toBe(200);
    expect((await read(Number(own.PORT), "127.0.0.1", "/vault", "vault.localhost")).status).toBe(421);
    expect((await read(Number(own.VAULT_PORT), "127.0.0.1", "/account-summary", "localhost")).status).toBe(421);
  });

  test("a start with the vault's port taken reports it, exits with 4, and creates nothing", async () => {
    const elsewhere = folder();
    const second = run({ DATA_DIR: elsewhere, PORT: String(await freePort()), VAULT_PORT: own.VAULT_PORT });
    expect(await second.ended).toBe(4);
    expect(second.output()).toContain(`Port ${own.VAULT_PORT} on 127.0.0.1 is taken`);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test.each(["processor", "vault"] as const)("restarts a %s that dies", async (part) => {
    const [first] = running(part);
    process.kill(first!.pid, "SIGKILL");
    await eventually(
      async () => running(part).some(({ pid }) => pid !== first!.pid) && (await status(own.PORT, "/readyz")) === 200,
    );
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

  test("with DEMO=0 the same folder has no demo users and no demo operations", async () => {
    one = await ready(
      run({ ...own, DEMO: "0", PROCESSOR_URL: "test", VAULT_SECRET: "a secret that only this test has, and no other" }),
    );
    expect(one.output()).not.toContain("dana");
    expect(
      await Promise.all(["/demo/people", "/demo/clock", "/demo/anything"].map((path) => status(own.PORT, path))),
    ).toEqual([404, 404, 404]);
    one.child.kill("SIGTERM");
    await one.ended;
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

function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (await holds().catch(() => false)) return;
    await wait(100);
  }
  throw new Error("it never came true");
}
