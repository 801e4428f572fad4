/** What is mutated together, and the tests that judge it: those that need no database and no browser, so that a mutant is judged in a second. */
export interface Area { mutate: readonly string[]; tests: readonly string[] }

export const areas = {
  // Constants are figures of the specification: a test of one would only repeat it.
  rules: { mutate: ["rules/src/**/*.rules.ts", "!rules/src/constants.rules.ts"], tests: ["rules/src/**/*.test.ts"] },
  domain: {
    mutate: ["backend/src/**/*.domain.ts"],
    tests: ["backend/src/**/*.domain.test.ts", "backend/src/modules/billing/whatIf.test.ts", "backend/src/modules/statements/lines.test.ts", "backend/src/modules/content/toggles/toggles.test.ts"],
  },
  phases: {
    mutate: ["portal/src/features/{billing,session}/**/*.slice.ts", "!portal/src/features/**/{billing,signInPage,supportContacts}.slice.ts"],
    tests: ["portal/src/features/{billing,session}/**/*.slice.test.ts"],
  },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const isArea = (name: string): name is AreaName => Object.hasOwn(areas, name);
