import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectIsSignedIn } from "../../session/model/session.selectors.ts";
import { CallUs } from "../model/CallUs.tsx";
import { formsPath, supportPath } from "../model/support.rules.ts";
import { webFormWorkflows } from "../model/webForm.saga.ts";
import { casesRead, openEvents, replyEvents, selectWebForm } from "../model/webForm.slice.ts";
import { Cases } from "./Cases.tsx";
import { RequestForm } from "./RequestForm.tsx";

/**
 * Requests to support (SERV-08). A customer who found no answer comes to:
 * 1. write what they need, and get a number for it;
 * 2. see whether there is an answer, and reply;
 * 3. without a session: learn how to reach us anyway.
 */
function Forms() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t("support.forms.screen")}
          description={t("support.forms.lead")}
          back={{ href: supportPath, label: t("support.back") }}
        />
        {isSignedIn && accountId !== null ? (
          <Requests accountId={accountId} />
        ) : (
          <>
            {isSignedIn ? <Text>{t("support.forms.noAccount")}</Text> : <SignInFirst />}
            <CallUs />
          </>
        )}
      </Stack>
    </Page>
  );
}

function SignInFirst() {
  const t = useCopy();
  return (
    <Stack as="section" gap="medium" align="start">
      <Heading level={2}>{t("support.forms.signInTitle")}</Heading>
      <Text>{t("support.forms.signInDetail")}</Text>
      <ButtonLink href={`/?targetUrl=${encodeURIComponent(formsPath)}`}>{t("support.forms.signIn")}</ButtonLink>
    </Stack>
  );
}

function Requests({ accountId }: { accountId: string }) {
  const dispatch = useDispatch();
  const { cases, open } = useSelector(selectWebForm);
  const load = () => dispatch(casesRead.requested({ accountId }));
  useArrival(() => {
    dispatch(casesRead.reset());
    dispatch(openEvents.dismissed());
    dispatch(replyEvents.dismissed());
    load();
  }, accountId);
  return (
    <ScreenState read={cases} skeleton={<Loading />} onRetry={load}>
      {(data) => (
        <>
          {open.name === "sent" ? (
            <Sent id={open.sent.id} />
          ) : (
            <RequestForm accountId={accountId} services={data.services} />
          )}
          <Cases cases={data.cases} timeZone={data.timeZone} accountId={accountId} />
        </>
      )}
    </ScreenState>
  );
}

function Sent({ id }: { id: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <Alert
      tone="success"
      toneLabel={t("shell.tone.success")}
      title={t("support.forms.sent", { id })}
      live="polite"
      action={
        <Button variant="secondary" size="compact" onPress={() => dispatch(openEvents.dismissed())}>
          {t("support.forms.another")}
        </Button>
      }
    >
      {t("support.forms.sentDetail")}
    </Alert>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("support.forms.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const formsScreen = withWorkflows(Forms, webFormWorkflows);
