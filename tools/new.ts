import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand, CommandError, printLine } from "./bootstrap/commandLine.mjs";
import { root } from "./generate/files.ts";
import { joinedFiles } from "./new/joins.ts";
import { folderOf, newFiles, type Kind } from "./new/kinds.ts";
import type { Names } from "./new/names.ts";
import { readOrder } from "./new/order.ts";

const nextSteps: Record<Kind, (names: Names) => string> = {
  component: ({ words }) =>
    `Say in the docs what a ${words} is for, then record the new surface: npm run vitest -- run --project node design-system -u`,
  flow: ({ name, domain, kebab }) =>
    `Put the flow's own operation into ${name}.api.ts. It answers at /${domain}/${kebab}, behind sign-in: portal/src/app/routes.ts.`,
  module: ({ snake }) => `Make the migration of its table: npm run generate:migrations -w backend -- --name ${snake}`,
};

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "{}");

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  printLine(`wrote ${path}`);
}

await runCommand(async () => {
  const { kind, names, title } = readOrder(process.argv.slice(2));
  const folder = folderOf(kind, names);
  if (existsSync(join(root, folder))) throw new CommandError(`${folder} is there already. Nothing was changed.`);
  const files = new Map([...newFiles(kind, names), ...joinedFiles(kind, read, names, title)]);
  for (const [path, text] of files) write(path, text);
  execFileSync("npm", ["run", "-s", "generate"], { cwd: root, stdio: "inherit" });
  // Format the result: templates cannot know the length of the names.
  execFileSync("npx", ["oxfmt", ...files.keys()], { cwd: root, stdio: "inherit" });
  printLine(`\nWhat is left for you: ${nextSteps[kind](names)}`);
  return 0;
});
