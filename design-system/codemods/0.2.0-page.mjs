#!/usr/bin/env node
// `PageWidth` is called `Page` since 0.2.0. Renames it in the files and folders given:
//
//   node node_modules/@portico/design-system/codemods/0.2.0-page.mjs src
//
// Needs the `typescript` package of the project that it runs in. Says what it changed; running it again changes nothing.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const names = { PageWidth: "Page", PageWidthProps: "PageProps" };
const door = "@portico/design-system/layout";

/**
 * The text of a source file with the new names. Only names that were imported from the package's door change; something else of
 * the same name stays. Where the file has a `Page` of its own, the component keeps its old name inside the file.
 *
 * @param {typeof import("typescript")} ts
 * @param {string} path tells whether the text is TypeScript and whether it has JSX
 * @param {string} text
 * @returns {string}
 */
export function renamePage(ts, path, text) {
  if (!text.includes(door)) return text;
  const service = languageService(ts, path, text);
  const source = service.getProgram()?.getSourceFile(path);
  if (!source) return text;
  const edits = importsOf(ts, source).flatMap((clause) => editsOf(ts, service, source, clause));
  return edits.toSorted((a, b) => b.start - a.start).reduce((result, { start, length, put }) => result.slice(0, start) + put + result.slice(start + length), text);
}

function languageService(ts, path, text) {
  return ts.createLanguageService({
    getCompilationSettings: () => ({ allowJs: true, noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve }),
    getScriptFileNames: () => [path],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => (name === path ? ts.ScriptSnapshot.fromString(text) : undefined),
    getCurrentDirectory: () => "/",
    getDefaultLibFileName: () => "lib.d.ts",
    fileExists: (name) => name === path,
    readFile: (name) => (name === path ? text : undefined),
  });
}

const importsOf = (ts, source) =>
  source.statements.flatMap((statement) => {
    const ours = (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier?.text === door;
    return ours ? [statement] : [];
  });

function editsOf(ts, service, source, statement) {
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return membersOf(ts, source, bindings.name.text);
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return [];
  return bindings.elements.flatMap((element) => (ts.isImportSpecifier(element) ? renamedImport(ts, service, source, element) : renamedExport(element)));
}

const put = (node, text) => ({ start: node.getStart(), length: node.getWidth(), put: text });
const renamed = (node) => (Object.hasOwn(names, node.text) ? names[node.text] : undefined);

/** `import { PageWidth }`: the import and every use of it; `import { PageWidth as Width }`: the imported name alone. */
function renamedImport(ts, service, source, element) {
  const to = renamed(element.propertyName ?? element.name);
  if (!to) return [];
  if (element.propertyName) return [put(element.propertyName, to)];
  if (declares(ts, source, to)) return [put(element.name, `${to} as ${element.name.text}`)];
  const uses = service.findRenameLocations(source.fileName, element.name.getStart(), false, false, { providePrefixAndSuffixTextForRename: true }) ?? [];
  return uses.map(({ textSpan, prefixText = "", suffixText = "" }) => {
    // The import itself must take the new name, not keep the old one under an alias.
    const isImport = textSpan.start === element.name.getStart();
    return { ...textSpan, put: isImport ? to : `${prefixText}${to}${suffixText}` };
  });
}

/** `export { PageWidth } from`: those who import it from there keep their name for it. */
function renamedExport(element) {
  const to = renamed(element.propertyName ?? element.name);
  if (!to) return [];
  return element.propertyName ? [put(element.propertyName, to)] : [put(element.name, `${to} as ${element.name.text}`)];
}

/** `layout.PageWidth` and `<layout.PageWidth>`. */
function membersOf(ts, source, namespace) {
  const found = [];
  const visit = (node) => {
    const member = ts.isPropertyAccessExpression(node) ? [node.expression, node.name] : ts.isQualifiedName(node) ? [node.left, node.right] : undefined;
    const to = member && member[0].getText() === namespace ? renamed(member[1]) : undefined;
    if (to) found.push(put(member[1], to));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function declares(ts, source, name) {
  let found = false;
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === name && node.parent?.name === node && !ts.isPropertyAccessExpression(node.parent)) found = true;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sourcesIn(path) {
  if (!statSync(path).isDirectory()) return /\.[cm]?[jt]sx?$/.test(path) ? [path] : [];
  const inner = readdirSync(path).filter((name) => name !== "node_modules" && name !== "dist" && !name.startsWith("."));
  return inner.flatMap((name) => sourcesIn(join(path, name)));
}

if (import.meta.url === `file://${process.argv[1]}` || process.argv[1]?.endsWith("0.2.0-page.mjs")) {
  const ts = createRequire(join(resolve("."), "package.json"))("typescript");
  const paths = process.argv.slice(2).flatMap((path) => sourcesIn(resolve(path)));
  const changed = paths.filter((path) => {
    const before = readFileSync(path, "utf8");
    const after = renamePage(ts, path, before);
    if (after !== before) writeFileSync(path, after);
    return after !== before;
  });
  for (const path of changed) console.log(`changed ${path}`);
  console.log(`${changed.length} of ${paths.length} files changed`);
}
