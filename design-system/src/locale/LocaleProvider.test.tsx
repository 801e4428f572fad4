import { expect, test } from "vitest";
import { expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { DateText } from "../money/index.ts";
import { LocaleProvider } from "./index.ts";
import { AllStates, Spanish } from "./LocaleProvider.examples.tsx";

test("[DSYS-02 partly] both languages are good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] Spanish of the United States writes its own month and the country's own figures", async () => {
  const screen = await renderIn(<Spanish />);
  expect(screen.container.textContent).toBe("$1,248.17, sábado, 5 de diciembre");
});

test("[DSYS-02 partly] a change of language reaches what is on the screen", async () => {
  const day = (locale: "en-US" | "es-US") => (
    <LocaleProvider locale={locale}>
      <DateText date="2026-12-05" look="long" />
    </LocaleProvider>
  );
  const screen = await renderIn(day("en-US"));
  expect(screen.container.textContent).toBe("Saturday, December 5");
  await screen.rerender(day("es-US"));
  expect(screen.container.textContent).toBe("sábado, 5 de diciembre");
});
