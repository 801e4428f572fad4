import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromiumVersion, findChromium } from "../chromium.ts";
import { root } from "../generate/files.ts";
import type { FileResult } from "./report.ts";
import { SourceTree } from "./sourceTree.ts";
import { TestKeys } from "./testKeys.ts";

/** A passed test file: its cache key, the number of tests, and for a journey the page modules that it loaded. */
type Passed = { key: string; tests: number; modules?: string[] };

/** What a suite must run, and how many tests are skipped because they passed and none of their inputs changed. */
export type Selected = { files: string[]; skipped: number };

const store = join(root, ".cache/passed-tests.json");

const readStore = (): Record<string, Passed> =>
  existsSync(store) ? (JSON.parse(readFileSync(store, "utf8")) as Record<string, Passed>) : {};

/** The modules of each built file, by file name. */
function builtModules(): Map<string, string[]> {
  const lists = ["portal/dist", "content/studio/dist", "content/studio/dist/preview-assets"].flatMap((folder) =>
    globSync(".vite/*.modules.json", { cwd: join(root, folder) }).map((name) => join(root, folder, name)),
  );
  return new Map(
    lists.flatMap((list) => Object.entries(JSON.parse(readFileSync(list, "utf8")) as Record<string, string[]>)),
  );
}

/**
 * Test selection: skips tests that passed before and whose inputs have not changed since (decision 48). Keys are
 * computed before anything runs: an edit during the run does not change them, so its tests run the next time.
 */
export class Selection {
  readonly #tree = new SourceTree(root);
  readonly #keys: TestKeys;
  readonly #passed = readStore();
  readonly #now = new Map<string, string>();

  /** @param database the engine that database tests run on */
  constructor(database: string) {
    const browser = findChromium();
    const versions = [process.version, process.platform, process.arch, database];
    this.#keys = new TestKeys(this.#tree, [...versions, browser ? chromiumVersion(browser) : "no browser"]);
  }

  /** Vitest test files to run. */
  testFiles(): Selected {
    const files = this.#tree
      .matching(/\.test\.tsx?$/)
      .filter((path) => !/\.long\.test\./.test(path) && !/^(bench|tools\/templates)\//.test(path));
    return this.#select(files.map((path) => [path, this.#keys.ofTest(path)]));
  }

  /** Story titles that the audit must check. @param titles the source file of each title */
  stories(titles: ReadonlyMap<string, string>): Selected {
    return this.#select([...titles].map(([title, path]) => [title, this.#keys.ofStories(path)]));
  }

  /** Journey files to run. */
  journeys(): Selected {
    const files = this.#tree.matching(/^e2e\/.*\.spec\.ts$/);
    return this.#select(files.map((path) => [path, this.#keys.ofJourney(path, this.#passed[path]?.modules ?? [])]));
  }

  /** Whether a check of all files passed on exactly these files. */
  isUnchanged(check: string): boolean {
    return this.#select([[check, this.#keys.ofEverything()]]).files.length === 0;
  }

  /** Source files that a check such as the linter must read: a file's result depends on its imports too. */
  sourceFiles(check: string): string[] {
    const prefix = `${check}: `;
    const files = this.#tree.matching(/\.(tsx?|mjs|js)$/);
    const { files: changed } = this.#select(files.map((path) => [`${prefix}${path}`, this.#keys.ofSource(path)]));
    return changed.map((name) => name.slice(prefix.length));
  }

  /** Stores that a check passed, or failed, on these source files. */
  recordSources(check: string, files: readonly string[], passed: boolean): void {
    const names = files.map((path) => `${check}: ${path}`);
    this.record(names.map((name) => ({ name, passed: 0, failed: passed ? 0 : 1, duration: 0 })));
  }

  /** Stores which of the selected tests passed. A journey's key is recomputed with the modules that it loaded. */
  record(results: readonly FileResult[]): void {
    const modules = builtModules();
    for (const { name, passed, failed, assets } of results) {
      const key = this.#now.get(name);
      if (key === undefined) continue;
      if (failed > 0) delete this.#passed[name];
      else if (assets === undefined) this.#passed[name] = { key, tests: passed };
      else {
        const scripts = assets.filter((asset) => asset.endsWith(".js"));
        // A page without a module list, such as the Studio's preview, makes the loaded modules unknown.
        const isKnown = scripts.every((asset) => modules.has(asset));
        const loaded = isKnown
          ? [...new Set(scripts.flatMap((asset) => modules.get(asset) ?? []))]
          : this.#tree.matching(/^(portal|design-system|content)\/.*\.tsx?$/);
        this.#passed[name] = { key: this.#keys.ofJourney(name, loaded), tests: passed, modules: loaded };
      }
    }
    mkdirSync(dirname(store), { recursive: true });
    writeFileSync(store, JSON.stringify(this.#passed));
  }

  #select(keyed: readonly (readonly [name: string, key: string])[]): Selected {
    for (const [name, key] of keyed) this.#now.set(name, key);
    const unchanged = keyed.filter(([name, key]) => this.#passed[name]?.key === key).map(([name]) => name);
    return {
      files: keyed.map(([name]) => name).filter((name) => !unchanged.includes(name)),
      skipped: unchanged.reduce((sum, name) => sum + (this.#passed[name]?.tests ?? 0), 0),
    };
  }
}
