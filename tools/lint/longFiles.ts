import { createRule } from "./rule.ts";

const longest = 300;
const reason = /^\/\/ Long because \S.{10,}/;

/** Refuses files over 300 lines, unless line 1 says why: `// Long because ...`. */
export const longFiles = createRule("Files stay short", { long: "{{lines}} lines. Split this file, or say on line 1 why not: // Long because ..." }, (context) => ({
  Program(node) {
    const { lines } = context.sourceCode;
    const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
    if (count > longest && !reason.test(lines[0] ?? "")) context.report({ node, messageId: "long", data: { lines: String(count) } });
  },
}));
