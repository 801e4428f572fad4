import type { Translate } from "@portico/content-runtime/store";
import { isSystemReason } from "@portico/gate/systemReasons";

/** Text of a history reason: typed reasons unchanged, the service's reason codes translated. */
export const reasonText = (t: Translate, reason: string): string =>
  isSystemReason(reason) ? t("studio.history.reason", { code: reason }) : reason;
