import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that start programs and wait for them: short to read, long to run. Each stands for more than a quarter of a minute. */
export const longest = ["backend/resilience/resilience.test.ts", "tools/outside/tarball.test.ts", "backend/src/supervisor/supervisor.test.ts", "tools/new/kinds.test.ts"];

const rank = ({ moduleId }: Pick<TestSpecification, "moduleId">): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? longest.length : place;
};

/** A fresh clone knows nothing of earlier runs, and Vitest begins with the largest files: the longest come first, so that nobody waits for one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
