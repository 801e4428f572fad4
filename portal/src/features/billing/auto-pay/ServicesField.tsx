import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { type AutoPayService, validateServices } from "@portico/rules/autoPay";
import { useSearchParams } from "react-router-dom";

type ServicesFieldProps = {
  offered: readonly AutoPayService[];
  value: readonly AutoPayService[];
  onChange: (services: AutoPayService[]) => void;
  error?: string;
};

/** Choice of the services that Auto Pay pays; hidden when there is only one (AUTO-05). */
export function ServicesField({ offered, value, onChange, error }: ServicesFieldProps) {
  const t = useCopy();
  if (offered.length < 2) return null;
  return (
    <CheckboxGroup<AutoPayService>
      legend={t("billing.autoPay.services.legend")}
      name="services"
      value={value}
      onChange={onChange}
      options={offered.map((service) => ({ value: service, label: t("billing.autoPay.service", { service }) }))}
      selectAllLabel={t("billing.autoPay.services.all")}
      hint={t("billing.autoPay.services.hint")}
      error={error}
    />
  );
}

/** Validation message for services that cannot be enrolled together (AUTO-06). */
export function useServicesErrorMessage(
  offered: readonly AutoPayService[],
): (chosen: readonly AutoPayService[]) => string | undefined {
  const t = useCopy();
  return (chosen) => {
    const error = validateServices(chosen, offered);
    if (error === null) return undefined;
    return error === "MOBILE_REQUIRES_AUTO_PAY"
      ? t("billing.autoPay.services.mobile")
      : t("billing.autoPay.services.none");
  };
}

/** Services preselected by the URL: the wallet links here with the customer's choice. */
export function useRequestedServices(offered: readonly AutoPayService[]): AutoPayService[] | undefined {
  const [query] = useSearchParams();
  const requested = query.get("services")?.split(",") ?? [];
  const found = offered.filter((service) => requested.includes(service));
  return found.length > 0 ? found : undefined;
}
