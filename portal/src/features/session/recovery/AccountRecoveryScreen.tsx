import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Page as PageWidth, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { recovery as limits } from "@portico/rules/recovery";
import type { ReactNode } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { CareNumber, useLacksCareNumber } from "../model/CareNumber.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { recoveryWorkflows } from "./recovery.saga.ts";
import { recoveryEntered } from "./recovery.slice.ts";
import { RecoveryCodeForm } from "./RecoveryCodeForm.tsx";
import { RecoveryRequestForm } from "./RecoveryRequestForm.tsx";
import { recoverySteps } from "../model/recoverySteps.ts";

/**
 * /account-recovery: `password-reset=true` e-mails a code and takes a new password, `password-reset=false` e-mails the
 * user name, `password-reset-required` takes the new password that sign-in required; else it asks what was forgotten.
 */
function AccountRecoveryScreen() {
  const [query] = useSearchParams();
  const t = useCopy();
  const dispatch = useDispatch();
  useArrival(() => dispatch(recoveryEntered()));
  const way = query.get("password-reset");
  if (query.has("password-reset-required"))
    return (
      <Page title={t("session.recovery.title")} detail={t("session.recovery.required")}>
        <Card>
          <NewPasswordForm />
        </Card>
      </Page>
    );
  if (way === "true") return <PasswordReset step={query.get("step")} />;
  if (way === "false")
    return (
      <Page title={t("session.recovery.usernameTitle")} detail={t("session.recovery.usernameDetail")} withNumber>
        <Card>
          <RecoveryRequestForm way="USERNAME" />
        </Card>
      </Page>
    );
  return (
    <Page title={t("session.recovery.helpTitle")} detail={t("session.recovery.helpDetail")} withNumber>
      <LinkRows
        columns={1}
        rows={[
          {
            href: recoverySteps.ask,
            title: t("session.recovery.forgotPassword"),
            description: t("session.recovery.passwordDetail"),
          },
          {
            href: recoverySteps.username,
            title: t("session.recovery.forgotUsername"),
            description: t("session.recovery.usernameDetail"),
          },
        ]}
      />
    </Page>
  );
}

function PasswordReset({ step }: { step: string | null }) {
  const t = useCopy();
  if (step === "password")
    return (
      <Page title={t("session.recovery.title")} detail={t("session.recovery.confirmed")}>
        <Card>
          <NewPasswordForm afterCode />
        </Card>
      </Page>
    );
  if (step === "code")
    return (
      <Page
        title={t("session.recovery.codeTitle")}
        detail={t("session.recovery.codeDetail", { minutes: limits.lifetimeSeconds / 60 })}
        withNumber
      >
        <Card>
          <RecoveryCodeForm />
        </Card>
      </Page>
    );
  return (
    <Page title={t("session.recovery.passwordTitle")} detail={t("session.recovery.passwordDetail")} withNumber>
      <Card>
        <RecoveryRequestForm way="PASSWORD" />
      </Card>
    </Page>
  );
}

type PageProps = { title: string; detail: string; withNumber?: boolean; children: ReactNode };

function Page({ title, detail, withNumber = false, children }: PageProps) {
  const t = useCopy();
  return (
    <PageWidth width="narrow">
      <Stack gap="large">
        <PageHeader title={title} description={detail} back={{ href: "/", label: t("session.recovery.back") }} />
        {children}
        {withNumber && <CareCall />}
      </Stack>
    </PageWidth>
  );
}

/** For everybody whom e-mail does not help. */
function CareCall() {
  const t = useCopy();
  const lacksNumber = useLacksCareNumber();
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        {t("session.help.title")}
      </Heading>
      <Text>{t("session.help.description")}</Text>
      <Text>{lacksNumber ? t("session.help.none") : <CareNumber />}</Text>
    </Stack>
  );
}

/** Router entry for the screen. */
export const accountRecoveryScreen = withWorkflows(AccountRecoveryScreen, recoveryWorkflows);
