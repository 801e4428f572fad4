import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";

const resolution: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ["source"],
  allowImportingTsExtensions: true,
};

const isCode = (path: string) => /\.(ts|tsx|mts|mjs|js)$/.test(path);

/** Matches relative import paths in code: static and dynamic imports, workers, mocked modules. */
const relativeImports = /["'`](\.{1,2}\/[^"'`\n]+?\.(?:tsx?|mts|mjs|js))(?:\?[^"'`]*)?["'`]/g;

/** The files of the repository on disk, tracked and untracked, except those that git ignores. */
export class SourceTree {
  readonly root: string;
  /** Paths from the root, with "/" as separator, sorted. */
  readonly files: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #texts = new Map<string, string>();
  readonly #hashes = new Map<string, string>();
  readonly #imports = new Map<string, readonly string[]>();
  readonly #resolved: ts.ModuleResolutionCache;

  /** @throws when `root` is not a git work tree */
  constructor(root: string) {
    this.root = root;
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    this.files = [...new Set(listed.split("\0"))].filter((path) => path && existsSync(join(root, path))).toSorted();
    this.#known = new Set(this.files);
    this.#resolved = ts.createModuleResolutionCache(root, (name) => name, resolution);
  }

  text(path: string): string {
    const known = this.#texts.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.root, path), "utf8");
    this.#texts.set(path, text);
    return text;
  }

  /** The files that match a pattern, for inputs that no import names. */
  matching(pattern: RegExp): string[] {
    return this.files.filter((path) => pattern.test(path));
  }

  /**
   * The files and all their transitive imports, including types and workers; external packages are covered by the
   * lockfile.
   */
  closure(entries: readonly string[]): Set<string> {
    const reached = new Set(entries.filter((path) => this.#known.has(path)));
    for (const path of reached) for (const next of this.#importsOf(path)) reached.add(next);
    return reached;
  }

  /** A hash of paths and contents, independent of the order. A deleted file has no content. */
  digest(paths: Iterable<string>): string {
    const hash = createHash("sha256");
    for (const path of [...new Set(paths)].toSorted()) hash.update(`${path}\0${this.#hashOf(path)}\0`);
    return hash.digest("hex");
  }

  #hashOf(path: string): string {
    const known = this.#hashes.get(path);
    if (known !== undefined) return known;
    const full = join(this.root, path);
    const hash = existsSync(full) ? createHash("sha256").update(readFileSync(full)).digest("hex") : "gone";
    this.#hashes.set(path, hash);
    return hash;
  }

  #importsOf(path: string): readonly string[] {
    const known = this.#imports.get(path);
    if (known) return known;
    const imports = isCode(path) ? this.#readImports(path) : [];
    this.#imports.set(path, imports);
    return imports;
  }

  #readImports(path: string): string[] {
    const text = this.text(path);
    const folder = path.split("/").slice(0, -1).join("/");
    const byPath = [...text.matchAll(relativeImports)].map(([, name = ""]) => join(folder, name).split(sep).join("/"));
    const byName = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => /^[@#]/.test(name))
      .map((name) => this.#resolve(name, path));
    return [...byPath, ...byName].filter((target): target is string => target !== undefined && this.#known.has(target));
  }

  #resolve(name: string, from: string): string | undefined {
    const { resolvedModule } = ts.resolveModuleName(name, join(this.root, from), resolution, ts.sys, this.#resolved);
    return resolvedModule && relative(this.root, resolvedModule.resolvedFileName).split(sep).join("/");
  }
}
