import { Unstyled } from "@storybook/addon-docs/blocks";

const tests = import.meta.glob<string>("../../design-system/src/*/*.test.tsx", { query: "?raw", import: "default", eager: true });

const title = /^\s*test(?:\.each\([^\n]*\))?\(\s*"(?:\[[^\]]*\]\s*)*([^"]+)"/gm;

/** Titles of the tests of one door, as they stand in its files: what a run of the suite proves about it. */
export function titlesOf(door: string): string[] {
  const files = Object.entries(tests).filter(([path]) => path.includes(`/src/${door}/`));
  return files.flatMap(([, text]) => [...text.matchAll(title)].map(([, words = ""]) => words));
}

/** The tests behind the promises of an accessibility page. They are read from the test files, so the page cannot promise more than is tested. */
export function Proof({ of }: { of: string }) {
  return (
    <Unstyled>
      <ul className="portico-proof">
        {titlesOf(of).map((words) => <li key={words}>{words}</li>)}
      </ul>
    </Unstyled>
  );
}
