import { useCopy, useLocale } from "@portico/content-runtime/react";
import { wordList } from "../../../components/wordList.ts";
import type { PropertyContract } from "./property.api.ts";

/** The services of a contract in words: "Internet, TV and Wi-Fi in common areas". */
export function useServiceList() {
  const t = useCopy();
  const { locale } = useLocale();
  return (services: PropertyContract["services"]) =>
    wordList(
      services.map((service) => t("property.contract.service", { service })),
      locale,
    );
}
