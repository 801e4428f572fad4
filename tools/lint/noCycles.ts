import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { eachImport } from "./eachImport.ts";
import { wayBetween } from "./importGraph.ts";
import { fromRoot } from "./packages.ts";
import { createRule } from "./rule.ts";

/** Refuses an import that leads back to the file it stands in. Types count: a cycle of types is a tangle too. */
export const noCycles = createRule("No import cycles", { cycle: "This import comes back here: {{way}}" }, (context) =>
  eachImport(({ node, specifier }) => {
    const target = resolve(context.filename, "..", specifier);
    if (!specifier.startsWith(".") || !/\.tsx?$/.test(target) || !existsSync(target)) return;
    const way = wayBetween(target, context.filename);
    if (way) context.report({ node, messageId: "cycle", data: { way: way.map(fromRoot).join(" > ") } });
  }),
);
