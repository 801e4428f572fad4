import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { type AutoPayService, servicesFault } from "@portico/rules/autoPay";
import { useSearchParams } from "react-router-dom";

export type ServicesFieldProps = { offered: readonly AutoPayService[]; value: readonly AutoPayService[]; onChange: (services: AutoPayService[]) => void; error?: string };

/** What Auto Pay pays for, where there is something to choose (AUTO-05). */
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
      all={t("billing.autoPay.services.all")}
      hint={t("billing.autoPay.services.hint")}
      error={error}
    />
  );
}

/** The message of a choice that can't be enrolled (AUTO-06). */
export function useServicesFault(offered: readonly AutoPayService[]): (chosen: readonly AutoPayService[]) => string | undefined {
  const t = useCopy();
  return (chosen) => {
    const fault = servicesFault(chosen, offered);
    if (fault === null) return undefined;
    return fault === "MOBILE_REQUIRES_AUTO_PAY" ? t("billing.autoPay.services.mobile") : t("billing.autoPay.services.none");
  };
}

/** The services that the address names: whoever comes from the wallet chose them there. */
export function useAskedServices(offered: readonly AutoPayService[]): AutoPayService[] | undefined {
  const [query] = useSearchParams();
  const asked = query.get("services")?.split(",") ?? [];
  const found = offered.filter((service) => asked.includes(service));
  return found.length > 0 ? found : undefined;
}
