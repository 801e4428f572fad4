// Renames exports of an entry point in the files of the package's users. Shared by the codemods in this folder.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Returns a function from the text of a source file to the text with the new names. Only names imported from the entry
 * point (`door`) change; other identifiers of the same name are left. If the file declares the new name itself, the
 * import keeps the old name as an alias.
 *
 * @param {string} door
 * @param {Readonly<Record<string, string>>} names
 * @returns {import("./rename.d.mts").Rename}
 */
export function renaming(door, names) {
  const newName = (node) => (Object.hasOwn(names, node.text) ? names[node.text] : undefined);
  return (ts, path, text) => {
    if (!text.includes(door)) return text;
    const service = languageService(ts, path, text);
    const source = service.getProgram()?.getSourceFile(path);
    if (!source) return text;
    const edits = importsOf(ts, source, door).flatMap((statement) =>
      editsOf({ ts, service, source, newName }, statement),
    );
    return edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((result, { start, length, put }) => result.slice(0, start) + put + result.slice(start + length), text);
  };
}

/**
 * Runs a codemod on the files and folders of the command line, if `url` is the main module.
 *
 * @param {string} url
 * @param {import("./rename.d.mts").Rename} rename
 */
export function runAsCommand(url, rename) {
  if (!process.argv[1]?.endsWith(basename(fileURLToPath(url)))) return;
  const ts = createRequire(join(resolve("."), "package.json"))("typescript");
  const paths = process.argv.slice(2).flatMap((path) => sourcesIn(resolve(path)));
  const changed = paths.filter((path) => {
    const before = readFileSync(path, "utf8");
    const after = rename(ts, path, before);
    if (after !== before) writeFileSync(path, after);
    return after !== before;
  });
  for (const path of changed) console.log(`changed ${path}`);
  console.log(`${changed.length} of ${paths.length} files changed`);
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

const importsOf = (ts, source, door) =>
  source.statements.flatMap((statement) => {
    const ours =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
      statement.moduleSpecifier?.text === door;
    return ours ? [statement] : [];
  });

function editsOf(file, statement) {
  const { ts } = file;
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return membersOf(file, bindings.name.text);
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return [];
  return bindings.elements.flatMap((element) =>
    ts.isImportSpecifier(element) ? renamedImport(file, element) : renamedExport(file, element),
  );
}

const put = (node, text) => ({ start: node.getStart(), length: node.getWidth(), put: text });

/**
 * `import { PageWidth }`: renames the import and every use; `import { PageWidth as Width }`: renames only the imported
 * name.
 */
function renamedImport({ ts, service, source, newName }, element) {
  const to = newName(element.propertyName ?? element.name);
  if (!to) return [];
  if (element.propertyName) return [put(element.propertyName, to)];
  if (declares(ts, source, to)) return [put(element.name, `${to} as ${element.name.text}`)];
  const uses =
    service.findRenameLocations(source.fileName, element.name.getStart(), false, false, {
      providePrefixAndSuffixTextForRename: true,
    }) ?? [];
  return uses.map(({ textSpan, prefixText = "", suffixText = "" }) => {
    // The import itself must take the new name, not keep the old one under an alias.
    const isImport = textSpan.start === element.name.getStart();
    return { ...textSpan, put: isImport ? to : `${prefixText}${to}${suffixText}` };
  });
}

/** `export { PageWidth } from`: importers of the re-export keep the old name. */
function renamedExport({ newName }, element) {
  const to = newName(element.propertyName ?? element.name);
  if (!to) return [];
  return element.propertyName ? [put(element.propertyName, to)] : [put(element.name, `${to} as ${element.name.text}`)];
}

/** Renames `layout.PageWidth` and `<layout.PageWidth>`. */
function membersOf({ ts, source, newName }, namespace) {
  const found = [];
  const visit = (node) => {
    const member = ts.isPropertyAccessExpression(node)
      ? [node.expression, node.name]
      : ts.isQualifiedName(node)
        ? [node.left, node.right]
        : undefined;
    const to = member && member[0].getText() === namespace ? newName(member[1]) : undefined;
    if (to) found.push(put(member[1], to));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function declares(ts, source, name) {
  let found = false;
  const visit = (node) => {
    if (
      ts.isIdentifier(node) &&
      node.text === name &&
      node.parent?.name === node &&
      !ts.isPropertyAccessExpression(node.parent)
    )
      found = true;
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
