import { Unstyled } from "@storybook/addon-docs/blocks";

const tests = import.meta.glob<string>("../../design-system/src/*/*.test.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const title = /^\s*test(?:\.each\([^\n]*\))?\(\s*"(?:\[[^\]]*\]\s*)*([^"]+)"/gm;

/** Titles of the tests of one component, read from its test files. */
export function titlesOf(component: string): string[] {
  const files = Object.entries(tests).filter(([path]) => path.includes(`/src/${component}/`));
  return files.flatMap(([, text]) => [...text.matchAll(title)].map(([, words = ""]) => words));
}

/**
 * Lists the tests of a component on its accessibility page. They are read from the test files, so the page claims only
 * what is tested.
 */
export function TestTitles({ of }: { of: string }) {
  return (
    <Unstyled>
      <ul className="portico-proof">
        {titlesOf(of).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Unstyled>
  );
}
