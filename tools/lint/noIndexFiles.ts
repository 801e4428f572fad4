import { fromRoot } from "./packages.ts";
import { createRule } from "./rule.ts";

const isIndex = (path: string) => /(^|\/)index\.tsx?$/.test(path);
const isDoor = (path: string) => /^design-system\/src\/[^/]+\/index\.ts$/.test(path);

/** Refuses index files: the only ones are the doors of the design system. */
export const noIndexFiles = createRule("No index.ts but the design system's doors", { index: "Name this file by what it holds: index.ts is a design-system door and nothing else." }, (context) => ({
  Program(node) {
    const path = fromRoot(context.filename);
    if (isIndex(path) && !isDoor(path)) context.report({ node, messageId: "index" });
  },
}));
