/**
 * Mutation testing areas: the mutated sources, and the tests that must kill the mutants. Only tests without a database
 * and a browser, so that a mutant takes a second.
 */
export interface Area {
  mutate: readonly string[];
  tests: readonly string[];
}

export const areas = {
  // Constants are values from the specification: a test would only repeat them.
  rules: { mutate: ["rules/src/**/*.rules.ts", "!rules/src/constants.rules.ts"], tests: ["rules/src/**/*.test.ts"] },
  domain: {
    mutate: ["backend/src/**/*.domain.ts"],
    tests: [
      "backend/src/**/*.domain.test.ts",
      "backend/src/modules/billing/whatIf.test.ts",
      "backend/src/modules/statements/lines.test.ts",
      "backend/src/modules/content/toggles/toggles.test.ts",
    ],
  },
  phases: {
    mutate: [
      "portal/src/features/{billing,session}/**/*.slice.ts",
      "!portal/src/features/**/{billing,signInPage,supportContacts}.slice.ts",
    ],
    tests: ["portal/src/features/{billing,session}/**/*.slice.test.ts"],
  },
  // Excludes the tools that read and write catalogue files, and the permissions table, which a test would only repeat.
  gate: {
    mutate: [
      "content/gate/src/**/*.ts",
      "!content/gate/src/**/*.{test,testing}.ts",
      "!content/gate/src/{cli,generate,readCatalogue,samples,uses,toggleUses,permissions}.ts",
    ],
    // Mutating a source makes generated files stale, and the other two read the whole catalogue for each mutant.
    tests: ["content/gate/src/**/!(generated|mutations|houseStyle).test.ts"],
  },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const isArea = (name: string): name is AreaName => Object.hasOwn(areas, name);
