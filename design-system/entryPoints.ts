import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = { exports: Record<string, { source: string; import: string } | string> };
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as Manifest;

/** The entry points of the package: for each, its source file and its module in the built package. */
export const entryPoints = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === "string"
    ? []
    : [{ name: path.slice(2), source: target.source, module: target.import.replace("./dist/", "") }],
);
