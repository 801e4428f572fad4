import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that start programs and wait for them: small files, but each takes more than 15 seconds. */
export const longest = [
  "backend/src/supervisor/supervisor.long.test.ts",
  "tools/outside/tarball.long.test.ts",
  "tools/new/kinds.long.test.ts",
];

const rank = ({ moduleId }: Pick<TestSpecification, "moduleId">): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? longest.length : place;
};

/**
 * Starts the slowest files first. A fresh clone has no timings, and Vitest then orders by file size, so a slow small
 * file would run last, alone.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
