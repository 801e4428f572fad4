import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkInstallerNode, productNode } from "./node.mjs";
import { outdatedPackages } from "./packages.mjs";
import { atLeast } from "./version.mjs";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function projectWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-bootstrap-"));
  folders.push(folder);
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content), { mode: 0o755 });
  }
  return folder;
}

test.each([
  ["24.21.0", "22.18", true],
  ["v22.18.0", "22.18", true],
  ["22.9.0", "22.18", false],
  ["20.20.2", "22.18", false],
  ["20.0.0", "20", true],
  ["18.19.1", "20", false],
])("Node %s is at least %s: %s", (have, need, answer) => {
  expect(atLeast(have, need)).toBe(answer);
});

describe("the Node that runs the product", () => {
  const node = (version: string) => `#!/bin/sh\necho ${version}\n`;

  test("is the packaged one if it starts", () => {
    const root = projectWith({ "node_modules/.bin/node": node("v24.21.0") });
    expect(productNode(root)).toBe(join(root, "node_modules/.bin/node"));
  });

  test("is the system's if it is new enough and the packaged one does not start, as on musl", () => {
    const root = projectWith({ "node_modules/.bin/node": "#!/no/such/loader\n", "system-node": node("v22.18.0") });
    expect(productNode(root, join(root, "system-node"))).toBe(join(root, "system-node"));
  });

  test("throws an error that says what to do if neither works", () => {
    const root = projectWith({ "system-node": node("v20.20.2") });
    expect(() => productNode(root, join(root, "system-node"))).toThrow(
      /system's Node is v20\.20\.2\. Install Node 22\.18 or newer/,
    );
  });
});

test("throws for a Node that is too old to install packages", () => {
  expect(() => checkInstallerNode("18.20.0")).toThrow("Node 18.20.0 is too old. Install Node 20 or newer");
});

describe("packages are reinstalled", () => {
  const lock = (packages: Record<string, object>) => ({ packages });
  const wanted = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/only-mac": { version: "1.0.0", optional: true },
  };
  const outdated = (installed: Record<string, object> | undefined) =>
    outdatedPackages(
      projectWith({
        "package-lock.json": lock(wanted),
        ...(installed ? { "node_modules/.package-lock.json": lock(installed) } : {}),
      }),
    );

  test("when nothing is installed", () =>
    expect(outdated(undefined)).toEqual(["node_modules/a", "node_modules/only-mac"]));
  test("when the lockfile has another version", () =>
    expect(outdated({ "node_modules/a": { version: "0.9.0" } })).toEqual(["node_modules/a"]));
  test("when one is missing", () => expect(outdated({})).toEqual(["node_modules/a"]));
  test("when an optional one is installed in another version", () => {
    expect(outdated({ "node_modules/a": { version: "1.0.0" }, "node_modules/only-mac": { version: "2.0.0" } })).toEqual(
      ["node_modules/only-mac"],
    );
  });
  test("not when all are installed, even if optional ones for other systems are missing", () =>
    expect(outdated({ "node_modules/a": { version: "1.0.0" } })).toEqual([]));
});

describe("a child process in the foreground", () => {
  const runner = `import { run } from ${JSON.stringify(join(import.meta.dirname, "run.mjs"))};
    process.exitCode = await run(process.execPath, ["-e", process.argv[1]]);`;
  const start = (script: string) =>
    spawn(process.execPath, ["--input-type=module", "-e", runner, script], { stdio: ["ignore", "pipe", "inherit"] });
  /** After "exit", what the process wrote may still be on its way. */
  const exit = (child: ReturnType<typeof start>) => new Promise((resolve) => child.once("close", resolve));

  test("returns its exit code", async () => expect(await exit(start("process.exit(3)"))).toBe(3));

  test("receives our signals and may shut down gracefully", async () => {
    const child = start(
      `process.on("SIGTERM", () => { console.log("closing"); process.exit(0); }); setInterval(() => {}, 1000); console.log("ready");`,
    );
    const said: string[] = [];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said.push(...text.trim().split("\n"));
      if (text.includes("ready")) child.kill("SIGTERM");
    });
    expect(await exit(child)).toBe(0);
    expect(said).toEqual(["ready", "closing"]);
  });

  test("is stopped with npm, which on a signal stops only the shell between them", { tags: "full" }, async () => {
    const program = `process.on("SIGTERM", () => { console.log("closing"); process.exit(0); }); setInterval(() => {}, 1000); console.log("ready");`;
    const shell = spawn(
      "sh",
      ["-c", '"$0" --input-type=module -e "$1" "$2" & wait', process.execPath, runner, program],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, npm_lifecycle_event: "start" },
      },
    );
    let said = "";
    shell.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (text.includes("ready")) shell.kill("SIGKILL");
    });
    await new Promise((resolve) => shell.stdout.once("end", resolve));
    expect(said).toBe("ready\nclosing\n");
  });
});
