import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asCommand, CannotGoOn, say } from "./bootstrap/say.mjs";
import { root } from "./generate/files.ts";
import { writeOutputs } from "./generate/outputs.ts";
import { addCopy, openDoor } from "./new/joins.ts";
import { folderOf, newFiles, type Kind } from "./new/kinds.ts";
import type { Names } from "./new/names.ts";
import { readOrder, type Order } from "./new/order.ts";

const joins: Record<Kind, (order: Order) => Promise<void>> = {
  component: async ({ names }) => openDoor(root, names),
  flow: async ({ names, title }) => {
    addCopy(root, names, title);
    execFileSync("npm", ["run", "-s", "generate:copy"], { cwd: root, stdio: "inherit" });
  },
  module: async () => void (await writeOutputs(root)),
};

const nextSteps: Record<Kind, (names: Names) => string[]> = {
  component: ({ words }) => [`Say in the docs what a ${words} is for, and record the new surface: npm run vitest -- run --project node design-system -u`],
  flow: ({ name, Name, domain, kebab }) => [
    `portal/src/app/rootReducer.ts: ${name}: ${name}Reducer`,
    `portal/src/app/rootSaga.ts: ${name}Saga`,
    `portal/src/app/routes.tsx: the address of ${Name}Screen, title "${domain}.${name}.screen"`,
    `portal/src/features/${domain}/${kebab}/: the flow's own operation in ${name}.api.ts`,
  ],
  module: ({ name }) => [
    `backend/src/modules.ts: ...${name}Operations(deps)`,
    "its table: npm run generate:migrations -w backend",
  ],
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: "wx" });
  say(`wrote ${path}`);
}

await asCommand(async () => {
  const order = readOrder(process.argv.slice(2));
  const { kind, names } = order;
  const folder = folderOf(kind, names);
  if (existsSync(join(root, folder))) throw new CannotGoOn(`${folder} is there already. Nothing was changed.`);
  for (const [path, text] of newFiles(kind, names)) write(path, text);
  await joins[kind](order);
  say("\nWhat is left for you:");
  for (const step of nextSteps[kind](names)) say(`- ${step}`);
  return 0;
});
