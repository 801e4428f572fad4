import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { DateText } from "../money/index.ts";
import { LocaleProvider } from "./index.ts";
import { AllStates, Spanish } from "./LocaleProvider.examples.tsx";

test("[DSYS-02 partly] both languages are accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] es-US formats Spanish month names with the number format of the United States", async () => {
  const screen = await renderIn(<Spanish />);
  expect(screen.container.textContent).toBe("$1,248.17, sábado, 5 de diciembre");
});

test("[DSYS-02 partly] changing the locale updates mounted components", async () => {
  const day = (locale: "en-US" | "es-US") => (
    <LocaleProvider locale={locale}>
      <DateText date="2026-12-05" format="long" />
    </LocaleProvider>
  );
  const screen = await renderIn(day("en-US"));
  expect(screen.container.textContent).toBe("Saturday, December 5");
  await screen.rerender(day("es-US"));
  expect(screen.container.textContent).toBe("sábado, 5 de diciembre");
});
