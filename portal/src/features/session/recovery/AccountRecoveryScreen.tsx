import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Page as PageWidth, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import type { ReactNode } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { useArrival } from "../../../components/useArrival.ts";
import { SupportNumbers } from "../model/SupportNumbers.tsx";
import { supportContactsRead } from "../model/supportContacts.slice.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { recoveryEntered } from "./recovery.slice.ts";

/** /account-recovery: a new password when sign-in asked for one; for everybody else the way to somebody who can help. */
export function AccountRecoveryScreen() {
  const required = useSearchParams()[0].has("password-reset-required");
  return required ? <NewPassword /> : <CallForHelp />;
}

function NewPassword() {
  const t = useCopy();
  const dispatch = useDispatch();
  useArrival(() => dispatch(recoveryEntered()));
  return (
    <Page title={t("session.recovery.title")} description={t("session.recovery.required")}>
      <NewPasswordForm />
    </Page>
  );
}

function CallForHelp() {
  const t = useCopy();
  const dispatch = useDispatch();
  useArrival(() => dispatch(supportContactsRead.requested()));
  return (
    <Page title={t("session.recovery.helpTitle")} description={t("session.recovery.helpDetail")}>
      <SupportNumbers />
    </Page>
  );
}

function Page({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  const back = { href: "/", label: useCopy()("session.recovery.back") };
  return (
    <PageWidth width="narrow">
      <Stack gap="large">
        <PageHeader title={title} description={description} back={back} />
        <Card>{children}</Card>
      </Stack>
    </PageWidth>
  );
}
