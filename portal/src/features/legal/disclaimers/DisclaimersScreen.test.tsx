import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { DisclaimersScreen } from "./DisclaimersScreen.tsx";

test.each<[Locale, string, number]>([
  ["en-US", "Disclaimers", 3],
  ["es-US", "Descargos de responsabilidad", 3],
])(
  "[BILL-10] in %s the disclaimers have a page of their own, each under its heading",
  async (locale, title, sections) => {
    const screen = await render(
      <LocaleProvider locale={locale}>
        <Providers at="/disclaimers">
          <DisclaimersScreen />
        </Providers>
      </LocaleProvider>,
    );
    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 }).all()).toHaveLength(sections);
    await expectNoAxeViolations();
  },
);
