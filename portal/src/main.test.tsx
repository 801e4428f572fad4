import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

test("[SHELL-25 partly] a failed start is logged, and the customer sees an error page in their language with a way forward", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 503 }));
  document.documentElement.lang = "es-US";
  document.body.append(Object.assign(document.createElement("div"), { id: "root" }));
  await import("./main.tsx");
  await expect
    .element(page.getByRole("main").getByRole("heading", { level: 1, name: "No se pudo abrir el portal" }))
    .toBeVisible();
  await expect.element(page.getByText(/Nada ha cambiado en su cuenta\. Vuelva a cargar la página/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Volver a cargar la página" })).toBeEnabled();
  expect(document.title).toBe("No se pudo abrir el portal");
  expect(said).toHaveBeenCalledWith(
    "The portal could not start.",
    new Error("The start-up data could not be read: 503."),
  );
});
