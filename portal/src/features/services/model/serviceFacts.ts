import type { Translate } from "@portico/content-runtime/store";
import type { Service } from "./services.api.ts";

/** What is known of a service, in words, the most telling first. */
export function serviceFacts(t: Translate, service: Service): string[] {
  const { downloadMbps, lineCount, channelCount, deviceCount, remainingDeviceBalance } = service;
  return [
    ...(downloadMbps === undefined ? [] : [t("services.speed", { mbps: downloadMbps })]),
    ...(lineCount === undefined ? [] : [t("services.lines", { count: lineCount })]),
    ...(channelCount === undefined ? [] : [t("services.channels", { count: channelCount })]),
    ...(deviceCount === undefined ? [] : [t("services.devices", { count: deviceCount })]),
    ...(remainingDeviceBalance === undefined ? [] : [t("services.deviceBalance", { amount: remainingDeviceBalance })]),
  ];
}
