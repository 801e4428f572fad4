import ts from "typescript";
import { expect, test } from "vitest";
import { names } from "./0.3.0-names.mjs";

const after = (text: string) => names(ts, "/src/Screen.tsx", text);
const from = (entry: string) => `from "@portico/design-system/${entry}";\n`;

test.each([
  [
    "a tone in an attribute",
    `import { Alert } ${from("alert")}<Alert tone="attention" toneLabel="Attention" />;`,
    `import { Alert } ${from("alert")}<Alert tone="warning" toneLabel="Attention" />;`,
  ],
  [
    "tones in the branches of a condition, but not in its test",
    `import { Alert } ${from("alert")}<Alert tone={verdict === "good" ? "good" : (other ?? "bad")} />;`,
    `import { Alert } ${from("alert")}<Alert tone={verdict === "good" ? "success" : (other ?? "critical")} />;`,
  ],
  [
    "the name and the value of one attribute",
    `import { StatusCard } ${from("card")}<StatusCard state="bad" stateLabel="Outage" />;`,
    `import { StatusCard } ${from("card")}<StatusCard tone="critical" stateLabel="Outage" />;`,
  ],
  [
    "look",
    `import { RadioGroup } ${from("choice")}<RadioGroup look="cards"></RadioGroup>;`,
    `import { RadioGroup } ${from("choice")}<RadioGroup variant="cards"></RadioGroup>;`,
  ],
  [
    "a component under another name",
    `import { Dialog as Modal } ${from("dialog")}<Modal open onClose={close} />;`,
    `import { Dialog as Modal } ${from("dialog")}<Modal open onOpenChange={close} />;`,
  ],
  [
    "a component of a namespace",
    `import * as choice ${from("choice")}<choice.Switch words={{ on: "On", off: "Off" }} />;`,
    `import * as choice ${from("choice")}<choice.Switch labels={{ on: "On", off: "Off" }} />;`,
  ],
  [
    "an export and its types",
    `import { LongTable, type LongColumn } ${from("table")}const columns: LongColumn<Row>[] = [];\n<LongTable columns={columns} />;`,
    `import { VirtualizedTable, type VirtualizedColumn } ${from("table")}const columns: VirtualizedColumn<Row>[] = [];\n<VirtualizedTable columns={columns} />;`,
  ],
  [
    "colour roles",
    `import { vars as theme } ${from("theme")}style({ color: theme.color.bad, background: theme.color.sparkTint });`,
    `import { vars as theme } ${from("theme")}style({ color: theme.color.critical, background: theme.color.warningTint });`,
  ],
])("changes %s, and is idempotent", (_what, before, expected) => {
  expect(after(before)).toBe(expected);
  expect(after(expected)).toBe(expected);
});

test.each([
  ["a component of the same name from elsewhere", 'import { Alert } from "./mine.ts";\n<Alert tone="bad" />;'],
  ["the same prop of another component", `import { Link } ${from("link")}<Link look="cards" words="bad" />;`],
  ["values that come from elsewhere", `import { Alert } ${from("alert")}<Alert tone={tones[state]} {...rest} />;`],
  ["a member of something else", `import { media } ${from("theme")}theme.color.bad;`],
])("does not change %s", (_what, text) => expect(after(text)).toBe(text));
