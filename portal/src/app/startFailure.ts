import words from "@portico/catalogue/copy/start";
import { drawStartFailure } from "@portico/content-runtime/drawStartFailure";

/**
 * Renders the error page when the portal cannot start (SHELL-25): logs the error and tells the customer what to do, in
 * their language.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error("The portal could not start.", error);
  drawStartFailure(root, (name) => words[`start.failure.${name}`]);
}
