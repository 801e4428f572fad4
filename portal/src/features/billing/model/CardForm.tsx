import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Ref } from "react";
import { usePortalPage } from "../../../components/portalPage.ts";
import { useRetryOnline } from "../../../components/useRetryOnline.ts";
import { VaultFrame, type VaultFrameHandle } from "../../../components/vault-frame/VaultFrame.tsx";
import type { ToPortal, VaultMode } from "../../../lib/vaultProtocol.ts";
import type { CardFormState } from "./cardForm.ts";
import { Notice } from "./Notice.tsx";

export type CardFormProps = {
  form: CardFormState;
  mode: VaultMode;
  businessDate: string;
  handle: Ref<VaultFrameHandle>;
  onMessage: (message: ToPortal) => void;
  onSilence: () => void;
  onReopen: () => void;
};

/** The vault's frame in each of its states: on its way, open, failed with a way to open it again. */
export function CardForm({ form, mode, businessDate, handle, onMessage, onSilence, onReopen }: CardFormProps) {
  const t = useCopy();
  const { site } = usePortalPage();
  if (form.name === "failed") return <CardFormFailed onReopen={onReopen} />;
  const placeholder = <Opening mode={mode} />;
  const titles = {
    newCard: t("billing.payOnce.method.frameTitle.newCard"),
    savedCardCode: t("billing.payOnce.method.frameTitle.code"),
    editedCard: t("billing.payOnce.method.frameTitle.newCard"),
    newBankAccount: t("wallet.frame.bankTitle"),
    linkedBank: t("billing.bankLink.frameTitle"),
  };
  const note = { newBankAccount: t("wallet.frame.bankNote"), linkedBank: t("billing.bankLink.frameNote") };
  return (
    <Stack gap="small">
      <Text size="small">{mode.kind === "newBankAccount" || mode.kind === "linkedBank" ? note[mode.kind] : t("billing.payOnce.method.frameNote")}</Text>
      {form.name !== "open" ? (
        placeholder
      ) : (
        <VaultFrame
          key={form.ticket}
          title={titles[mode.kind]}
          frameUrl={form.frameUrl}
          ticket={form.ticket}
          mode={mode}
          site={site}
          businessDate={businessDate}
          onMessage={onMessage}
          onSilence={onSilence}
          handle={handle}
          placeholder={placeholder}
        />
      )}
    </Stack>
  );
}

/** Labels and fields of each form. */
const fieldsOf = { newCard: 5, savedCardCode: 1, editedCard: 4, newBankAccount: 4, linkedBank: 2 };

function Opening({ mode }: { mode: VaultMode }) {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("billing.payOnce.method.frameLoading")}>
      <Stack gap="medium">
        {Array.from({ length: fieldsOf[mode.kind] }, (_, index) => (
          <Stack key={index} gap="xsmall">
            <Skeleton shape="text" />
            <Skeleton shape="amount" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

/** The form could not be opened: it is opened again when asked for, and by itself when the network is back. */
export function CardFormFailed({ onReopen }: { onReopen: () => void }) {
  const t = useCopy();
  useRetryOnline(onReopen);
  return (
    <Notice
      tone="bad"
      live="assertive"
      title={t("billing.payOnce.method.frameFailed.title")}
      action={
        <Button variant="secondary" size="compact" onPress={onReopen}>
          {t("billing.payOnce.method.frameReopen")}
        </Button>
      }
    >
      {t("billing.payOnce.method.frameFailed.detail")}
    </Notice>
  );
}
