import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import { studioWords } from "@portico/content-runtime/studio";
import { systemReasons } from "@portico/gate/systemReasons";
import { expect, test } from "vitest";
import { reasonText } from "./reasonText.ts";

const copyIn = async (locale: "en-US" | "es-US") =>
  (
    await startBuiltIn({
      locale,
      timeZone: "America/New_York",
      builtIn: studioWords,
      fetch: () => Promise.reject(new Error("offline")),
    })
  ).text;

test("a reason code of the service is translated to the editor's language", async () => {
  expect(reasonText(await copyIn("en-US"), "SCHEDULE_CANCELED")).toBe("Schedule canceled");
  expect(reasonText(await copyIn("es-US"), "SCHEDULE_CANCELED")).toBe("Programación cancelada");
});

test("every code has a text in both languages", async () => {
  for (const t of [await copyIn("en-US"), await copyIn("es-US")]) {
    const texts = systemReasons.map((reason) => reasonText(t, reason));
    expect(new Set(texts).size).toBe(systemReasons.length);
    expect(texts).not.toContain(t("studio.history.reason", { code: "other" }));
  }
});

test("a reason typed by a user is unchanged", async () => {
  expect(reasonText(await copyIn("es-US"), "Plainer words")).toBe("Plainer words");
});
