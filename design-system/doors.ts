import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = { exports: Record<string, { source: string; import: string } | string> };
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as Manifest;

/** The doors of the package, each with its source and with the module of the built package that stands behind it. */
export const doors = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === "string" ? [] : [{ name: path.slice(2), source: target.source, module: target.import.replace("./dist/", "") }],
);
