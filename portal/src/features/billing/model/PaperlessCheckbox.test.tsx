import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { PaperlessCheckbox, type PaperlessCheckboxProps } from "./PaperlessCheckbox.tsx";
import { enrolPath } from "./paths.ts";
import { usePaperlessAsked } from "./usePaperlessAsked.ts";

function Asked({ begins }: Pick<PaperlessCheckboxProps, "begins">) {
  return <PaperlessCheckbox asked={usePaperlessAsked({ offered: true, wanted: false, onWanted: () => undefined })} begins={begins} />;
}

test.each<[Locale, PaperlessCheckboxProps["begins"], string]>([
  ["en-US", "PAYMENT", "Paperless billing starts once this payment is taken. You can go back to paper in the billing settings."],
  ["en-US", "SCHEDULED", "Paperless billing starts as soon as this payment is scheduled. You can go back to paper in the billing settings."],
  ["en-US", "AUTO_PAY", "Paperless billing starts as soon as Auto Pay is on. You can go back to paper in the billing settings."],
  ["es-US", "AUTO_PAY", "La facturación sin papel empieza en cuanto se active el pago automático. Puede volver al papel en los ajustes de facturación."],
])("in %s, beside %s, it says when paperless billing starts", async (locale, begins, words) => {
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage at={enrolPath(accountId)}>
        <Asked begins={begins} />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("checkbox")).toHaveAccessibleDescription(words);
});
