import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fingerprint, isBuilt } from "./portalBuild.ts";
import { refuseTakenPort } from "./port.ts";

const root = mkdtempSync(join(tmpdir(), "portico-build-"));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
afterAll(() => rmSync(root, { recursive: true }));

describe("the pages are rebuilt", () => {
  beforeEach(() => {
    write("portal/src/main.tsx", "1");
    write("portal/dist/index.html", "<html>");
    write("portal/dist/offline.html", "<html>");
    write("content/studio/dist/index.html", "<html>");
    write("content/studio/dist/preview-assets/preview.html", "<html>");
    write(".cache/portal-build", fingerprint(root));
  });

  test("not while the sources are unchanged since the build", () => expect(isBuilt(root)).toBe(true));

  test.each([
    "portal/src/main.tsx",
    "design-system/src/card/Card.tsx",
    "content/catalogue/copy/a.copy.json",
    "content/studio/src/main.tsx",
    "openapi/portal.yaml",
    "rules/src/money.rules.ts",
    "vite.config.ts",
    "tools/pages/preview.config.ts",
    "package-lock.json",
  ])("when %s changes", (path) => {
    write(path, `changed ${path}`);
    expect(isBuilt(root)).toBe(false);
  });

  test.each([
    "portal/src/main.test.tsx",
    "design-system/src/card/Card.stories.tsx",
    "design-system/src/card/Card.docs.mdx",
    "portal/.vitest/attachments/a.png",
  ])("not when %s changes", (path) => {
    write(path, "changed");
    expect(isBuilt(root)).toBe(true);
  });

  test.each(["portal/dist", "content/studio/dist", "content/studio/dist/preview-assets"])("when %s is gone", (dist) => {
    rmSync(join(root, dist), { recursive: true });
    expect(isBuilt(root)).toBe(false);
  });
});

describe("a port that is in use", () => {
  test("throws before anything is changed, and says what to do", async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, "127.0.0.1", () => resolve((holder.address() as { port: number }).port)),
    );
    await expect(refuseTakenPort({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken, perhaps by a Portico that runs already. Nothing was changed.`,
    );
    await new Promise((resolve) => holder.close(resolve));
    await expect(refuseTakenPort({ PORT: String(port) })).resolves.toBeUndefined();
  });
});
