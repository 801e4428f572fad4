import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showStartFailure } from "./startFailure.ts";

test.each([
  ["en-US", "The portal couldn’t start", "Reload the page"],
  ["es-US", "No se pudo abrir el portal", "Volver a cargar la página"],
  ["fr-CA", "The portal couldn’t start", "Reload the page"],
])("[SHELL-25 partly] the page of a failed start in %s", async (language, title, reload) => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const root = document.body.appendChild(document.createElement("div"));
  document.documentElement.lang = language;
  const error = new Error("no content");
  showStartFailure(root, error);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByRole("button", { name: reload })).toBeEnabled();
  expect(said).toHaveBeenCalledWith("The portal could not start.", error);
  root.remove();
});
