import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { Notice } from "../screen/Notice.tsx";
import { Form } from "./FlowFrame.tsx";
import { NicknameField, type NicknameFieldProps } from "./NicknameField.tsx";

type NicknameFormProps = {
  title: string;
  field: NicknameFieldProps;
  submit: () => void;
  working: boolean;
  /** Why the last save failed. */
  errorMessage: string | undefined;
  onClose: () => void;
};

/** Dialog that edits a nickname: an account's or a payment method's (B15). */
export function NicknameForm({ title, field, submit, working, errorMessage, onClose }: NicknameFormProps) {
  const t = useCopy();
  return (
    <Dialog open size="small" title={title} closeLabel={t("billing.close")} busy={working} onOpenChange={onClose}>
      <Form onSubmit={submit}>
        <Stack gap="medium">
          {errorMessage && (
            <Notice tone="critical" live="assertive">
              {errorMessage}
            </Notice>
          )}
          <NicknameField {...field} />
          <Button type="submit" busy={working ? t("wallet.saving") : undefined}>
            {t("wallet.save")}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
