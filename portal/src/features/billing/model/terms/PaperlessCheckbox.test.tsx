import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Providers } from "../../../../testing/Providers.tsx";
import { accountId } from "../../../../testing/billingFixtures.ts";
import { enrolPath } from "../paths.ts";
import { PaperlessCheckbox, type PaperlessCheckboxProps, usePaperlessChoice } from "./PaperlessCheckbox.tsx";

function PaperlessForm({ begins }: Pick<PaperlessCheckboxProps, "begins">) {
  return (
    <PaperlessCheckbox
      choice={usePaperlessChoice({ offered: true, wanted: false, onWanted: () => undefined })}
      begins={begins}
    />
  );
}

test.each<[Locale, PaperlessCheckboxProps["begins"], string]>([
  [
    "en-US",
    "PAYMENT",
    "Paperless billing starts once this payment goes through. You can go back to paper in Billing settings.",
  ],
  [
    "en-US",
    "SCHEDULED",
    "Paperless billing starts as soon as this payment is scheduled. You can go back to paper in Billing settings.",
  ],
  [
    "en-US",
    "AUTO_PAY",
    "Paperless billing starts as soon as Auto Pay is on. You can go back to paper in Billing settings.",
  ],
  [
    "es-US",
    "AUTO_PAY",
    "La facturación sin papel empieza en cuanto se active el pago automático. Puede volver al papel en Ajustes de facturación.",
  ],
])("in %s, with %s, it says when paperless billing starts", async (locale, begins, words) => {
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={enrolPath(accountId)}>
        <PaperlessForm begins={begins} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("checkbox")).toHaveAccessibleDescription(words);
});
