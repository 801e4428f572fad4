import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { ShieldIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { CareNumber } from "../../session/model/CareNumber.tsx";

/** Held back until the customer complies with the rules for customer proprietary network information (SESS-03). */
export function HeldBack({ title }: { title: string }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <EmptyState title={title} icon={<ShieldIcon size={28} />}>
        {t("voice.messages.heldBackDetail")}
      </EmptyState>
      <CareNumber />
    </Stack>
  );
}
