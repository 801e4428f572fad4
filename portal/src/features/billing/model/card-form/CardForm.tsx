import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { usePortalPage } from "../../../../components/portalPage.ts";
import { useRetryOnline } from "../../../../components/useOnline.ts";
import { VaultFrame } from "../../../../components/vault-frame/VaultFrame.tsx";
import type { VaultFailure, VaultMode } from "../../../../lib/vaultProtocol.ts";
import { CareNumber } from "../../../session/model/CareNumber.tsx";
import { isNew, type MethodChoice, newBank } from "../payment-methods/methods.rules.ts";
import { Notice } from "../screen/Notice.tsx";
import type { VaultPurpose } from "./cardForm.saga.ts";
import type { CardFormControl } from "./useCardForm.ts";

type CardFormProps = {
  cardForm: CardFormControl;
  mode: VaultMode;
  businessDate: string;
  /** Decides what the notice says that did not happen: a charge or saving. */
  purpose?: VaultPurpose;
  /** Whether a saved bank account, which needs no iframe, can be chosen instead. */
  savedBank?: boolean;
};

/** The vault's card iframe in each of its states: loading, open, failed with a button to reopen it. */
export function CardForm({ cardForm, mode, businessDate, purpose, savedBank }: CardFormProps) {
  const t = useCopy();
  const { site } = usePortalPage();
  const { form } = cardForm;
  if (form.name === "failed") {
    return <CardFormFailed onReopen={cardForm.open} purpose={purpose} savedBank={savedBank} />;
  }
  const placeholder = <Opening mode={mode} />;
  const titles = {
    newCard: t("billing.payOnce.method.frameTitle.newCard"),
    savedCardCode: t("billing.payOnce.method.frameTitle.code"),
    enteredCardCode: t("billing.payOnce.method.frameTitle.code"),
    editedCard: t("billing.payOnce.method.frameTitle.newCard"),
    newBankAccount: t("wallet.frame.bankTitle"),
    linkedBank: t("billing.bankLink.frameTitle"),
  };
  const note = { newBankAccount: t("wallet.frame.bankNote"), linkedBank: t("billing.bankLink.frameNote") };
  return (
    <Stack gap="small">
      <Text size="small">
        {mode.kind === "newBankAccount" || mode.kind === "linkedBank"
          ? note[mode.kind]
          : t("billing.payOnce.method.frameNote")}
      </Text>
      {form.name !== "open" ? (
        placeholder
      ) : (
        <VaultFrame
          key={form.ticket}
          title={titles[mode.kind]}
          frameUrl={form.frameUrl}
          ticket={form.ticket}
          moreTickets={form.moreTickets}
          mode={mode}
          site={site}
          businessDate={businessDate}
          onMessage={cardForm.onMessage}
          onTimeout={cardForm.onTimeout}
          handle={cardForm.frame}
          placeholder={placeholder}
        />
      )}
    </Stack>
  );
}

/** Number of labels and fields of each form, for the loading skeleton. */
const fieldsOf = { newCard: 5, savedCardCode: 1, enteredCardCode: 1, editedCard: 4, newBankAccount: 4, linkedBank: 2 };

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

type CardFormFailedProps = { onReopen: () => void } & Pick<CardFormProps, "purpose" | "savedBank">;

/** The form failed to open: reopens on click, and automatically when the network is back. */
function CardFormFailed({ onReopen, purpose = "payment", savedBank = false }: CardFormFailedProps) {
  const t = useCopy();
  useRetryOnline(onReopen);
  const sentences = [
    t(purpose === "wallet" ? "wallet.frame.failed.detail" : "billing.payOnce.method.frameFailed.detail"),
    ...(savedBank ? [t("billing.payOnce.method.frameFailed.savedBank")] : []),
    t("billing.payOnce.method.frameFailed.call"),
  ];
  return (
    <Notice
      tone="critical"
      live="assertive"
      title={t("billing.payOnce.method.frameFailed.title")}
      action={
        <Button variant="secondary" size="compact" onPress={onReopen}>
          {t("billing.payOnce.method.frameReopen")}
        </Button>
      }
    >
      {sentences.join(" ")} <CareNumber />
    </Notice>
  );
}

type VaultFailureAlertProps = {
  cardForm: Pick<CardFormControl, "failure" | "open">;
  mode: VaultMode | undefined;
  /** Decides the label of the resubmit button in the text: Continue when paying, Save in the wallet. */
  purpose: VaultPurpose;
};

const isBank = (mode: VaultMode | undefined) => mode?.kind === "newBankAccount" || mode?.kind === "linkedBank";

/** Says that the vault could not store the method. The input is kept, unless the form's ticket has expired. */
export function VaultFailureAlert({ cardForm: { failure, open }, mode, purpose }: VaultFailureAlertProps) {
  const copy = useFailureCopy();
  const t = useCopy();
  if (!failure) return null;
  const [title, detail] = copy(failure, purpose, mode);
  const reopen = (
    <Button variant="secondary" size="compact" onPress={open}>
      {t("billing.payOnce.method.frameReopen")}
    </Button>
  );
  return (
    <Notice tone="critical" live="assertive" title={title} action={failure === "ticketInvalid" && reopen}>
      {detail}
    </Notice>
  );
}

function useFailureCopy() {
  const t = useCopy();
  return (
    failure: VaultFailure,
    purpose: VaultPurpose,
    mode: VaultMode | undefined,
  ): readonly [title: string, detail: string] => {
    if (failure === "linkingOff") return [t("billing.bankLink.off.title"), t("billing.bankLink.off.detail")];
    const notChecked = isBank(mode)
      ? t("billing.payOnce.method.notChecked.bankTitle")
      : t("billing.payOnce.method.notChecked.title");
    const paying = {
      ticketInvalid: [t("billing.payOnce.method.frameExpired.title"), t("billing.payOnce.method.frameExpired.detail")],
      unreachable: [notChecked, t("billing.payOnce.method.notChecked.offline")],
      tooMany: [notChecked, t("billing.payOnce.method.notChecked.tooMany")],
      unexpected: [notChecked, t("billing.payOnce.method.notChecked.again")],
    } as const;
    const saving = {
      ticketInvalid: [t("wallet.frame.expired.title"), t("wallet.frame.expired.detail")],
      unreachable: [t("wallet.validateCardError.title"), t("wallet.validateCardError.offline")],
      tooMany: [t("wallet.validateCardError.title"), t("wallet.validateCardError.tooMany")],
      unexpected: [t("wallet.validateCardError.title"), t("wallet.validateCardError.again")],
    } as const;
    return (purpose === "wallet" ? saving : paying)[failure];
  };
}

/** Replaces the iframe once the vault has stored what was typed. */
export function MethodStored({ choice }: { choice: MethodChoice }) {
  const t = useCopy();
  if (choice === newBank) return <Text tone="success">{t("wallet.pay.bankKept")}</Text>;
  return (
    <Text tone="success">
      {isNew(choice) ? t("billing.payOnce.method.cardKept") : t("billing.payOnce.method.codeKept")}
    </Text>
  );
}
