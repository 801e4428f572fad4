import ts from "typescript";
import { expect, test } from "vitest";
import { renameStepper } from "./0.3.0-stepper.mjs";

const from = 'from "@portico/design-system/stepper";\n';

test.each([
  [
    "the component and its types",
    `import { VerticalStepper, type VerticalStep } ${from}const steps: VerticalStep[] = [];\n<VerticalStepper steps={steps} />;`,
    `import { Stepper, type StepperStep } ${from}const steps: StepperStep[] = [];\n<Stepper steps={steps} />;`,
  ],
  [
    "it beside a Stepper that is there already",
    `import { Stepper, VerticalStepper } ${from}<><Stepper /><VerticalStepper /></>;`,
    `import { Stepper, Stepper as VerticalStepper } ${from}<><Stepper /><VerticalStepper /></>;`,
  ],
])("renames %s, and is idempotent", (_what, before, expected) => {
  const after = (text: string) => renameStepper(ts, "/src/Screen.tsx", text);
  expect(after(before)).toBe(expected);
  expect(after(expected)).toBe(expected);
});
