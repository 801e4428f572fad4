import { expect, test } from "vitest";
import { generatedFiles } from "./generate.ts";
import type { ToggleEntry } from "./toggles.ts";

const whole: ToggleEntry = {
  kind: "release",
  clientVisible: true,
  description: { en: "Billing", es: "Facturación" },
  owner: { en: "Billing", es: "Facturación" },
  type: "boolean",
  default: true,
  expires: "2027-01-31",
  applies: "atOnce",
};
const days: ToggleEntry = {
  ...whole,
  kind: "setting",
  type: "number",
  default: 30,
  schema: { type: "integer", minimum: 1, maximum: 365 },
};

test("server-only toggles get their own type, and an enum becomes a union type", () => {
  const files = generatedFiles(
    {},
    { en: { tree: 1, locale: "en-US", messages: {} }, es: { tree: 1, locale: "es-US", messages: {} } },
    {
      days: { ...days, clientVisible: false },
      size: { ...whole, type: "string", default: "short", schema: { enum: ["short", "long"] } },
    },
    { copy: {}, toggles: {} },
  );
  const text = files.get("toggles.ts") ?? "";
  expect(text).toMatch(/interface Toggles \{[^}]*size: "short" \| "long";[^}]*\}/);
  expect(text).toMatch(/interface ServerToggles \{[^}]*days: number;[^}]*\}/);
  expect(text.slice(text.indexOf("defaultToggles"))).not.toContain("days");
});
