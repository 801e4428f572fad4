import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { componentsOf } from "./components.ts";
import { entryPoints } from "./entryPoints.ts";

const root = join(import.meta.dirname, "..");

const isOwn = (path: string) =>
  !/\.(test|stories|examples|docs)\.|\/(testing|preview)\/|\.css\.ts$|index\.ts$/.test(path);

function textOf(folder: string): { path: string; text: string }[] {
  const paths = (readdirSync(join(root, folder), { recursive: true }) as string[]).filter(
    (path) => /\.tsx?$/.test(path) && isOwn(path),
  );
  return paths.map((path) => ({ path, text: readFileSync(join(root, folder, path), "utf8") }));
}

const screens = [...textOf("portal/src"), ...textOf("content/studio/src")];
const parts = textOf("design-system/src");

const imports = (text: string, name: string, from: string) =>
  new RegExp(`^import [^;]*\\b${name}\\b[^;]* from "${from}`, "m").test(text);

/** Whether a screen or another component uses it. */
function isUsed(name: string): boolean {
  return (
    screens.some(({ text }) => imports(text, name, "@portico/design-system/")) ||
    parts.some(
      ({ path, text }) =>
        !path.endsWith(`/${name}.tsx`) && imports(text, name, "\\.") && !path.startsWith("compositions/"),
    )
  );
}

test("[DSYS-02 partly] every component is used by a screen of the portal or of the Studio (decision 34)", () => {
  const all = entryPoints.filter(({ name }) => !name.includes("/")).flatMap(({ name }) => componentsOf(name));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((name) => !isUsed(name))).toEqual([]);
});
