import type { SourceTree } from "./sourceTree.ts";

/** Versions that are part of every key: "node 24.1.0", "chromium 153", "postgresql 15.18" ... */
export type Versions = readonly string[];

const isTest = /\.(test|spec|stories|testing)\.tsx?$/;
const isProse = /\.(md|mdx|png|tmpl)$/;

/** Files, programs and workers that a module reads or starts are not among its imports. */
const readsFiles = /node:(fs|child_process|worker_threads)\b|import\.meta\.glob/;

/**
 * Everything that runs in the backend's processes: its SQL, contracts and messages are data, which every key contains.
 */
const ofBackend = /^(backend|rules|openapi|content\/(gate|message|catalogue|runtime))\/.*\.(ts|mts|mjs)$/;

/** Types that other files see without importing them. */
const declaresGlobally = /^\s*declare (global|module)\b|^\/\/\/ <reference/m;

/** How a test that starts programs or reads files names the folders that they are in. */
const statedInputs = /^\/\/ Inputs: (.+)$/m;

/** Configuration and setup of every test. */
const shared = [
  "vite.config.ts",
  "design-system/src/internal/freshPage.ts",
  "design-system/src/internal/withoutReactTraces.ts",
];

/**
 * Cache keys of tests: while a test's key is the same, its result cannot have changed. A key is a hash of the test's
 * imports, of all data (SQL, contracts, copy, configuration, lockfile) and of the tool versions. A test whose imports
 * read files or start programs has more inputs: the folders in its comment `// Inputs: backend, rules`, the whole
 * backend for a backend module, otherwise every file.
 */
export class TestKeys {
  readonly #tree: SourceTree;
  readonly #versions: string;
  readonly #common: ReadonlySet<string>;
  readonly #backend: readonly string[];
  readonly #linter: ReadonlySet<string>;

  constructor(tree: SourceTree, versions: Versions) {
    this.#tree = tree;
    this.#versions = versions.join("\n");
    const data = tree.files.filter((path) => !/\.(ts|tsx)$/.test(path) && !isProse.test(path));
    this.#common = new Set([...data, ...tree.closure(shared)]);
    this.#backend = tree.matching(ofBackend).filter((path) => !isTest.test(path));
    const global = tree.matching(/\.tsx?$/).filter((path) => declaresGlobally.test(tree.text(path)));
    this.#linter = new Set([...tree.closure(["oxlint.config.ts"]), ...global]);
  }

  /** The key of a Vitest test file. */
  ofTest(path: string): string {
    const closure = this.#tree.closure([path]);
    const stated = statedInputs.exec(this.#tree.text(path))?.[1]?.split(", ");
    return this.#key([...closure, ...(stated ? this.#filesIn(stated) : this.#unseen(closure))]);
  }

  /** The key of a story file, which the accessibility audit renders in a built Storybook. */
  ofStories(path: string): string {
    const configuration = this.#tree.matching(/^\.storybook\//);
    const closure = this.#tree.closure([path, ...configuration, "design-system/src/theme/index.ts"]);
    return this.#key([...closure, ...configuration]);
  }

  /** The key of a journey: its imports, the whole backend, and the page modules that it loaded when it passed. */
  ofJourney(path: string, modules: readonly string[]): string {
    const own = this.#tree.closure([path, "e2e/playwright.config.ts"]);
    const server = this.#tree.matching(/^(backend|tools)\/.*\.(ts|mjs)$/).filter((file) => !isTest.test(file));
    return this.#key([...own, ...server, ...this.#backend, ...modules]);
  }

  /** The key of a source file for the linter: its imports, the linter's rules, and types that are declared globally. */
  ofSource(path: string): string {
    return this.#key([...this.#tree.closure([path]), ...this.#linter]);
  }

  /** The key of a check that reads every file. */
  ofEverything(): string {
    return this.#key(this.#tree.files);
  }

  #filesIn(folders: readonly string[]): readonly string[] {
    return this.#tree.files.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  }

  /** What a test reads or starts without importing it. */
  #unseen(closure: ReadonlySet<string>): readonly string[] {
    const readers = [...closure].filter((path) => !this.#common.has(path) && readsFiles.test(this.#tree.text(path)));
    if (readers.length === 0) return [];
    const withinBackend = readers.every((path) => path.startsWith("backend/") && !isTest.test(path));
    return withinBackend ? this.#backend : this.#tree.files;
  }

  #key(paths: Iterable<string>): string {
    return `${this.#tree.digest([...this.#common, ...paths])} ${this.#versions}`;
  }
}
