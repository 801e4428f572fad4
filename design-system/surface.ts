import { join } from "node:path";
import ts from "typescript";

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * The public API as text for reviewers: each export of each entry point with its type, and the props of each component
 * in full.
 */
export function surfaceOf(entryPoints: readonly string[]): string {
  const files = entryPoints.map((entry) => join(import.meta.dirname, "src", entry, "index.ts"));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(import.meta.dirname, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    import.meta.dirname,
  );
  const program = ts.createProgram(files, { ...options, composite: false, noEmit: true });
  const checker = program.getTypeChecker();
  const text = entryPoints.map((entry, index) =>
    [`## ${entry}`, ...exportsOf(program, checker, files[index] ?? "")].join("\n"),
  );
  return `${text.join("\n\n").replaceAll(/import\("[^"]+"\)\./g, "")}\n`;
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): string[] {
  const source = program.getSourceFile(file);
  const entry = source && checker.getSymbolAtLocation(source);
  if (!source || !entry) throw new Error(`${file} exports nothing`);
  const names = checker.getExportsOfModule(entry).toSorted((a, b) => a.name.localeCompare(b.name));
  return names.map((name) =>
    describe(checker, name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name, source),
  );
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.SourceFile): string {
  if (symbol.flags & ts.SymbolFlags.Type)
    return `type ${symbol.name} = ${writtenType(checker, checker.getDeclaredTypeOfSymbol(symbol), at)}`;
  return `${symbol.name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol), at, ts.TypeFormatFlags.NoTruncation)}`;
}

function writtenType(checker: ts.TypeChecker, type: ts.Type, at: ts.SourceFile): string {
  const properties = type.isUnion() || type.symbol?.name !== "__type" ? [] : type.getProperties();
  const ours = properties.filter((property) =>
    property.declarations?.every((where) => !where.getSourceFile().fileName.includes("node_modules")),
  );
  if (ours.length === 0) return checker.typeToString(type, at, flags);
  const lines = ours.map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    return `  ${property.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(property), at, ts.TypeFormatFlags.NoTruncation)}`;
  });
  return `{\n${lines.join("\n")}\n}`;
}
