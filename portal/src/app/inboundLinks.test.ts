import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { redirects, routes } from "./routes.ts";

// The router names paths too, but leads nobody there.
const source = resolve(import.meta.dirname, "..");
const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
  (file) => !/\.(?:test|stories|testing)\.|^(?:testing|preview|vault|offline|app\/router)\/|generated\//.test(file),
);
const texts = new Map(files.map((file) => [file, withoutComments(readFileSync(join(source, file), "utf8"))]));
const textOf = (file: string) => texts.get(file) ?? "";

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s|^)\/\/.*$/gm, "");
}

/** A path as it stands in code: its parameters are expressions there. */
const inCode = (path: string) =>
  new RegExp(
    `["'\`]${path
      .split("/")
      .map((part) => (part.startsWith(":") ? "\\$\\{[^}]*\\}" : part))
      .join("/")}/?(?=["'\`?#]|\\$\\{)`,
  );

const wanted = routes.map(({ path }) => path);
const aliases = new Map(redirects.map(({ from, to }) => [from, to]));
const patterns = [...wanted, ...aliases.keys()].map((path) => [path, inCode(path)] as const);
const pathsIn = (code: string) =>
  patterns.filter(([, pattern]) => pattern.test(code)).map(([path]) => aliases.get(path) ?? path);

const declaration =
  /^(?:export )?(?:const|function) (\w+)[\s\S]*?(?=^(?:export |const |function |type |\/\*)|(?![\s\S]))/gm;

/** Names of top-level constants and functions, each with the code that follows them. */
const declarationsOf = (file: string) =>
  [...textOf(file).matchAll(declaration)].map(([code, name]) => ({ name: name ?? "", code }));

const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(?:from |import\()\s*"(\.[^"]+)"/g)].map(([, target]) =>
    relative(source, resolve(source, dirname(file), target ?? "")),
  );

/** Names of declarations that were followed already. */
type Reach = Set<string>;
const key = (file: string, name: string) => `${file}#${name}`;

const namesUsed = (code: string) => new Set(code.match(/\b[A-Za-z_]\w*\b/g) ?? []);
const known = new Map(
  files.flatMap((file) => declarationsOf(file).map(({ name, code }) => [key(file, name), { file, code }] as const)),
);
const reExports = (file: string) =>
  [...textOf(file).matchAll(/export \{([^}]*)\} from "(\.[^"]+)"/g)].map(([, names, target]) => ({
    names: names ?? "",
    from: relative(source, resolve(source, dirname(file), target ?? "")),
  }));

/** Adds what one declaration, or the whole of a file, leads to. */
function follow(file: string, code: string, reached: Reach, found: Set<string>): void {
  for (const path of pathsIn(code)) found.add(path);
  const used = namesUsed(code);
  for (const target of [file, ...importsOf(file)]) {
    for (const name of used) visit(target, name, reached, found);
  }
}

function visit(file: string, name: string, reached: Reach, found: Set<string>): void {
  const id = key(file, name);
  if (reached.has(id)) return;
  const declared = known.get(id);
  if (declared) {
    reached.add(id);
    follow(declared.file, declared.code, reached, found);
  }
  for (const { names, from } of reExports(file)) if (namesUsed(names).has(name)) visit(from, name, reached, found);
}

/** The file that a route's screen is loaded from. */
const chunkOf = ({ path, screen }: (typeof routes)[number]): string => {
  const [, module] = /import_*\("([^"]+)"/.exec(String(screen.load)) ?? [];
  const name = module?.replace(/^(?:.*\/(?=(?:features|app)\/)|\.\/)/, "").replace(/^\.\.\//, "") ?? "";
  const found = [name, `app/${name}`].find((file) => texts.has(file));
  if (found === undefined) throw new Error(`The chunk of ${path} was not found: ${String(screen.load)}.`);
  return found;
};

/** The routes that a visitor of sign-in and a customer on the summary can come to by links and redirects of screens. */
function reachable(): Set<string> {
  const found = new Set(["/", "/account-summary"]);
  const reached: Reach = new Set();
  const done = new Set<string>();
  visit("app/shell/Shell.tsx", "Shell", reached, found);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const chunk of routes.filter(({ path }) => found.has(path)).map(chunkOf)) {
      if (done.has(chunk)) continue;
      done.add(chunk);
      follow(chunk, textOf(chunk), reached, found);
    }
  }
  return found;
}

/** Routes without a link on any screen, each with where its visitors come from. */
const withoutLink: Record<string, string> = {
  "/accept-invitation": "the link in the e-mail that invites a person",
  "/billing-stub": "an address of the specification for the home of billing, which links of other sites have",
  "/billing-stub-2": "as /billing-stub",
  "/maintenance": "where sagas lead while the portal is closed",
  "/not-found": "where the guard of the account in the URL leads",
  "/sign-in-code": "where signing in leads whoever has a second factor",
  "/sign-in-redirect": "links of other sites and of e-mails, with the page to open after signing in",
  "/troubleshoot-stub": "an address of the specification for the guided check, which links of other sites have",
  "/troubleshoot-stub-2": "as /troubleshoot-stub",
  "/user-preferences": "an address of the specification for the settings, while user preferences are turned on",
  "/wg": "the short address of the guide that /page?key=welcome shows, to which /page links",
};

test(
  "every route has a link on a screen that can be reached, or a reason to have none",
  { tags: "full", timeout: 60_000 },
  () => {
    const found = reachable();
    expect(wanted.filter((path) => !found.has(path)).toSorted()).toEqual(Object.keys(withoutLink).toSorted());
  },
);
