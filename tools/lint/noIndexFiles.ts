import { fromRoot } from "./packages.ts";
import { createRule } from "./rule.ts";

const isIndex = (path: string) => /(^|\/)index\.tsx?$/.test(path);
const isEntryPoint = (path: string) => /^design-system\/src\/[^/]+\/index\.ts$/.test(path);

/** Reports index files other than the entry points of the design system. */
export const noIndexFiles = createRule(
  "No index.ts except the entry points of the design system",
  { index: "Name the file by its content: index.ts is only for entry points of the design system." },
  (context) => ({
    Program(node) {
      const path = fromRoot(context.filename);
      if (isIndex(path) && !isEntryPoint(path)) context.report({ node, messageId: "index" });
    },
  }),
);
