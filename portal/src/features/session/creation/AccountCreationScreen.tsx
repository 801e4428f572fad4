import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading } from "@portico/design-system/text";
import { accountCreation as limits } from "@portico/rules/accountCreation";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { useArrival } from "../../../components/useArrival.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectIsSignedIn } from "../model/session.selectors.ts";
import { SupportNumbers } from "../model/SupportNumbers.tsx";
import { supportContactsRead } from "../model/supportContacts.slice.ts";
import { creationPaths, creationWorkflows, nextPage } from "./creation.saga.ts";
import { creationEvents, type Purpose, selectCreation } from "./creation.slice.ts";
import { CreationCodeForm } from "./CreationCodeForm.tsx";
import { CreationRequestForm } from "./CreationRequestForm.tsx";

/**
 * /create-account and /create-fsecure-account (SESS-17): the owner of an account proves it, enters the e-mailed code and
 * chooses user name and password.
 */
function AccountCreationScreen() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const dispatch = useDispatch();
  const [onArrival] = useState(useSelector(selectIsSignedIn));
  const purpose = pathname === creationPaths.SECURITY_SUITE ? "SECURITY_SUITE" : "PORTAL";
  useArrival(() => {
    dispatch(creationEvents.entered());
    dispatch(supportContactsRead.requested());
  });
  if (onArrival) return <Navigate to="/account-summary" replace />;
  return <Step purpose={purpose} isCode={query.get("step") === "code"} />;
}

function Step({ purpose, isCode }: { purpose: Purpose; isCode: boolean }) {
  const t = useCopy();
  const isCreated = useSelector(selectCreation).phase.name === "created";
  useFocusOnChange(isCreated ? "created" : "creating");
  if (isCreated) return <Created purpose={purpose} />;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={isCode ? t("session.creation.codeTitle") : t("session.creation.title", { purpose })}
          description={
            isCode
              ? t("session.creation.codeLead", { minutes: limits.lifetimeSeconds / 60 })
              : t("session.creation.lead", { purpose })
          }
          back={{ href: "/", label: t("session.creation.back") }}
        />
        <Card>{isCode ? <CreationCodeForm purpose={purpose} /> : <CreationRequestForm purpose={purpose} />}</Card>
        <Stack gap="medium">
          <Heading level={2} size={3}>
            {t("session.recovery.callTitle")}
          </Heading>
          <SupportNumbers />
        </Stack>
      </Stack>
    </Page>
  );
}

/** The sign-in exists, but the session that came with it could not be read. */
function Created({ purpose }: { purpose: Purpose }) {
  const t = useCopy();
  const target = nextPage[purpose];
  return (
    <Page width="narrow">
      <Stack gap="large" align="start">
        <PageHeader title={t("session.creation.created")} description={t("session.creation.createdDetail")} />
        <ButtonLink href={target === null ? "/" : `/?targetUrl=${encodeURIComponent(target)}`}>
          {t("session.creation.signIn")}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

/** Router entry for both pages. */
export const accountCreationScreen = withWorkflows(AccountCreationScreen, creationWorkflows);
