import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faults, modulesOf, withFault } from "./injectedFaults.ts";

const modules = join(import.meta.dirname, "../src/modules");

/** The values that a module exports, without its types. */
const exported = (source: string) =>
  [...source.matchAll(/^\s*export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name).sort();

describe.each(faults)("%s can be injected into the sources as they are", (fault) => {
  test.each(modulesOf(fault))("%s still has all its exports", (name) => {
    const source = readFileSync(join(modules, name), "utf8");
    const changed = withFault(fault, name, source);
    expect(changed).not.toBe(source);
    expect(exported(changed)).toEqual(exported(source));
  });
});
