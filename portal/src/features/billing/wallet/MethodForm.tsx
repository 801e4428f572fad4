import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import type { ReactNode } from "react";
import type { VaultMode } from "../../../lib/vaultProtocol.ts";
import { CardForm } from "../model/CardForm.tsx";
import { Form } from "../model/Form.tsx";
import { Notice } from "../model/Notice.tsx";
import { VaultFailureAlert } from "../model/VaultFailureAlert.tsx";
import type { useWalletForm } from "./useWalletForm.ts";

type MethodFormProps = {
  businessDate: string;
  mode: VaultMode;
  parts: ReturnType<typeof useWalletForm>;
  onSubmit: () => void;
  /** What is asked besides, below the frame. */
  children?: ReactNode;
};

/** The vault's frame with Save, and why saving did not work; what is typed stays. */
export function MethodForm({ businessDate, mode, parts, onSubmit, children }: MethodFormProps) {
  const t = useCopy();
  const busy = parts.checking ? (mode.kind === "newBankAccount" ? t("wallet.pay.checkingBank") : t("billing.payOnce.method.checking")) : parts.saving ? t("wallet.saving") : undefined;
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="large">
        <Card>
          <CardForm form={parts.form} mode={mode} businessDate={businessDate} handle={parts.frame} onMessage={parts.hear} onSilence={parts.silent} onReopen={parts.open} />
        </Card>
        {children}
        {parts.failure && <VaultFailureAlert failure={parts.failure} purpose="wallet" onReopen={parts.open} />}
        {parts.trouble && <Notice tone="bad" live="assertive">{parts.trouble}</Notice>}
        <StickyActions>
          <Button type="submit" wide busy={busy}>
            {t("wallet.save")}
          </Button>
        </StickyActions>
      </Stack>
    </Form>
  );
}
