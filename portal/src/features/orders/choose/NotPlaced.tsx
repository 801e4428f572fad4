import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { cataloguePath, type CatalogueScreen } from "../model/orders.rules.ts";

type NotPlacedProps = { failure: Failure; screen: CatalogueScreen };

/** Why the order was not placed, and what to do; the amounts and times below are the new ones. */
export function NotPlaced({ failure, screen }: NotPlacedProps) {
  const t = useCopy();
  const warning = { tone: "warning", toneLabel: t("shell.tone.warning"), live: "assertive" } as const;
  const code = failure.kind === "refused" ? failure.code : undefined;
  switch (code) {
    case "PRICE_CHANGED":
      return <Alert {...warning}>{t("orders.notPlaced.price")}</Alert>;
    case "SLOT_TAKEN":
      return <Alert {...warning}>{t("orders.notPlaced.slot")}</Alert>;
    case "PRODUCT_UNAVAILABLE":
      return (
        <Alert {...warning} action={<Link href={cataloguePath(screen)}>{t("orders.otherChoice")}</Link>}>
          {t("orders.notPlaced.gone")}
        </Alert>
      );
    default:
      return <FailureAlert failure={failure} />;
  }
}
