import type { Translate } from "@portico/content-runtime/store";
import type { Service } from "./services.api.ts";

type Fact = "downloadMbps" | "lineCount" | "channelCount" | "deviceCount" | "remainingDeviceBalance";

/** A service with the fields of its card; missing facts are undefined (REST) or null (GraphQL). */
export type ShownService = Pick<Service, "id" | "key"> & { [F in Fact]?: number | null | undefined };

const known = (value: number | null | undefined, words: (value: number) => string) =>
  typeof value === "number" ? [words(value)] : [];

/** Texts of a service's facts, the most important first. */
export function serviceFacts(t: Translate, service: ShownService): string[] {
  return [
    ...known(service.downloadMbps, (mbps) => t("services.speed", { mbps })),
    ...known(service.lineCount, (count) => t("services.lines", { count })),
    ...known(service.channelCount, (count) => t("services.channels", { count })),
    ...known(service.deviceCount, (count) => t("services.devices", { count })),
    ...known(service.remainingDeviceBalance, (amount) => t("services.deviceBalance", { amount })),
  ];
}
