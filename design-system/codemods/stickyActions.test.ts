import ts from "typescript";
import { expect, test } from "vitest";
import { stickyActions } from "./0.3.0-sticky-actions.mjs";

const after = (text: string) => stickyActions(ts, "/src/Screen.tsx", text);
const from = 'from "@portico/design-system/button";\n';

test.each([
  [
    "the element, at both its ends, and the import",
    `import { Actions, Button } ${from}<Actions sticky summary={sum}><Button /></Actions>;`,
    `import { StickyActions, Button } ${from}<StickyActions summary={sum}><Button /></StickyActions>;`,
  ],
  [
    "one that is told to be true",
    `import { Actions } ${from}<Actions sticky={true} />;`,
    `import { StickyActions } ${from}<StickyActions />;`,
  ],
  [
    "one beside others that do not stick",
    `import { Actions } ${from}<><Actions align="end" /><Actions\n  sticky\n  summary={sum}\n/></>;`,
    `import { Actions, StickyActions } ${from}<><Actions align="end" /><StickyActions\n  summary={sum}\n/></>;`,
  ],
  [
    "one of a file that uses the name otherwise as well",
    `import { Actions } ${from}const parts = { Actions };\n<Actions sticky />;`,
    `import { Actions, StickyActions } ${from}const parts = { Actions };\n<StickyActions />;`,
  ],
  [
    "one under another name",
    `import { Actions as Ends } ${from}<Ends sticky />;`,
    `import { StickyActions } ${from}<StickyActions />;`,
  ],
  [
    "one of a namespace",
    `import * as button ${from}<button.Actions sticky></button.Actions>;`,
    `import * as button ${from}<button.StickyActions></button.StickyActions>;`,
  ],
])("changes %s, and is idempotent", (_what, before, expected) => {
  expect(after(before)).toBe(expected);
  expect(after(expected)).toBe(expected);
});

test.each([
  ["actions that stay where they are", `import { Actions } ${from}<Actions align="end" />;`],
  ["what only running tells", `import { Actions } ${from}<><Actions sticky={floats} /><Actions {...sticky} /></>;`],
  [
    "a component of the same name from elsewhere",
    'import { Actions } from "./mine.ts";\nimport "@portico/design-system/button";\n<Actions sticky />;',
  ],
])("does not change %s", (_what, text) => expect(after(text)).toBe(text));
