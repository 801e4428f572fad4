import { drawStartFailure } from "@portico/content-runtime/drawStartFailure";
import { startWords } from "@portico/content-runtime/studio";

/** What is left when the Studio cannot start: the reason for the console, what to do for the editor, in their language. */
export function showStartFailure(root: HTMLElement, fault: unknown): void {
  console.error("The Studio could not start.", fault);
  drawStartFailure(root, (name) => startWords[`studio.start.${name}`]);
}
