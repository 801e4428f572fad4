import words from "@portico/catalogue/copy/start";
import { drawStartFailure } from "@portico/content-runtime/drawStartFailure";

/** What is left when the portal cannot start (SHELL-25): the reason goes to the console, the customer reads what to do in their language. */
export function showStartFailure(root: HTMLElement, fault: unknown): void {
  console.error("The portal could not start.", fault);
  drawStartFailure(root, (name) => words[`start.failure.${name}`]);
}
