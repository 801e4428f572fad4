import type { Kind } from "./kinds.ts";
import type { Names } from "./names.ts";

/** The title of a new screen in both languages. */
export type Title = { en: string; es: string };

/** Text of a project file, by its path from the root. */
export type Read = (path: string) => string;

type Json = Record<string, unknown>;
type Joined = Record<string, string>;

const lastImport = /^import [^\n]*;\n(?!import )/m;

/** Inserts an import after the last one and a line after the text that `anchor` matches. */
function register(path: string, text: string, imported: string, anchor: string, line: string): Joined {
  if (!lastImport.test(text) || !text.includes(anchor))
    throw new Error(`${path} has no ${JSON.stringify(anchor)} any more: tell tools/new/joins.ts where a new one goes.`);
  const withImport = text.replace(lastImport, (found) => `${found}${imported}\n`);
  return { [path]: withImport.replace(anchor, () => anchor + line) };
}

const asText = (content: Json) => `${JSON.stringify(content, null, 2)}\n`;
const sorted = (content: Json) => Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));

function openDoor(read: Read, { kebab }: Names): Joined {
  const path = "design-system/package.json";
  const manifest = JSON.parse(read(path)) as Json;
  const door = {
    source: `./src/${kebab}/index.ts`,
    types: `./dist/types/${kebab}/index.d.ts`,
    import: `./dist/${kebab}.js`,
  };
  return {
    [path]: asText({ ...manifest, exports: sorted({ ...(manifest["exports"] as Json), [`./${kebab}`]: door }) }),
  };
}

function addCopy(read: Read, { domain, name, words }: Names, { en, es }: Title): Joined {
  const path = `content/catalogue/copy/${domain}.copy.json`;
  const entries = {
    [`${domain}.${name}.screen`]: { where: `Document title of the page ${words}`, en, es },
    [`${domain}.${name}.title`]: { where: `Heading of the page ${words}`, en, es },
  };
  return { [path]: asText({ ...(JSON.parse(read(path)) as Json), ...entries }) };
}

function joinFlow(read: Read, names: Names): Joined {
  const { domain, kebab, name, Name } = names;
  const app = (file: string, imported: string, anchor: string, line: string) => {
    const path = `portal/src/app/${file}`;
    return register(path, read(path), imported, anchor, line);
  };
  const from = (file: string) => `"../features/${domain}/${kebab}/${file}"`;
  const screen = `lazyScreen(() => import(${from(`${Name}Screen.tsx`)}).then((part) => part.${Name}Screen))`;
  return {
    ...app(
      "rootReducer.ts",
      `import { ${name}Reducer } from ${from(`${name}.slice.ts`)};`,
      "const customerReducers = {\n",
      `  ${name}: ${name}Reducer,\n`,
    ),
    ...app(
      "rootSaga.ts",
      `import { ${name}Saga } from ${from(`${name}.saga.ts`)};`,
      "  contentSaga,\n",
      `  ${name}Saga,\n`,
    ),
    ...app(
      "routes.ts",
      `\nconst ${name} = ${screen};`,
      "export const routes: readonly PortalRoute[] = [\n",
      `  { path: "/${domain}/${kebab}", screen: ${name}, title: "${domain}.${name}.screen" },\n`,
    ),
  };
}

function joinModule(read: Read, { kebab, name }: Names): Joined {
  const path = "backend/src/modules.ts";
  const imported = `import { ${name}Operations } from "./modules/${kebab}/${name}.routes.ts";`;
  return register(
    path,
    read(path),
    imported,
    "    ...identityOperations(deps),\n",
    `    ...${name}Operations(deps),\n`,
  );
}

/** The registration files that a new item must be added to, with their new text. */
export function joinedFiles(kind: Kind, read: Read, names: Names, title: Title): Map<string, string> {
  const joined: Record<Kind, () => Joined> = {
    component: () => openDoor(read, names),
    flow: () => ({ ...addCopy(read, names, title), ...joinFlow(read, names) }),
    module: () => joinModule(read, names),
  };
  return new Map(Object.entries(joined[kind]()));
}
