import { useCopy } from "@portico/content-runtime/react";
import { StatusCard } from "@portico/design-system/card";
import { Text } from "@portico/design-system/text";

/** Details of calls need another proof of who asks (STMT-03): they are closed, and it is said why. */
export function CallDetails() {
  const t = useCopy();
  return (
    <StatusCard state="note" stateLabel={t("statements.calls.state")} title={t("statements.calls.title")} level={2}>
      <Text>{t("statements.calls.detail")}</Text>
    </StatusCard>
  );
}
