#!/usr/bin/env node
// `VerticalStepper` is part of `Stepper` since 0.3.0. Renames it in the given files and folders:
//
//   node node_modules/@portico/design-system/codemods/0.3.0-stepper.mjs src
//
// Needs the `typescript` package of the project that it runs in. Prints the changed files; idempotent.
import { renaming, runAsCommand } from "./rename.mjs";

export const renameStepper = renaming("@portico/design-system/stepper", {
  VerticalStepper: "Stepper",
  VerticalStepperProps: "StepperProps",
  VerticalStep: "StepperStep",
});

runAsCommand(import.meta.url, renameStepper);
