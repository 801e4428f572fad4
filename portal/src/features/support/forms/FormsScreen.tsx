import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { HelpIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { isPending } from "../../../api/read.ts";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectIsSignedIn, selectProfile } from "../../session/model/session.selectors.ts";
import { CallUs } from "../model/CallUs.tsx";
import type { SupportCase, SupportForms } from "../model/support.api.ts";
import { formPath, formsPath, supportPath } from "../model/support.rules.ts";
import { unsentOf } from "../model/unsent.slice.ts";
import { webFormWorkflows } from "../model/webForm.saga.ts";
import { answerEvents, casesRead, formsRead, openEvents, replyEvents, selectWebForm } from "../model/webForm.slice.ts";
import { Cases } from "./Cases.tsx";
import { FormPage } from "./FormPage.tsx";
import { useFormLanguage } from "./useQuestions.ts";

/**
 * Requests to support (SERV-08), with the forms that editors publish (SERV-13). A customer who found no answer comes to:
 * 1. see whether there is an answer to an open request, and reply;
 * 2. choose what it is about, write what they need, and get a number for it;
 * 3. without a session: learn how to reach us anyway.
 * An agent comes to read what the people of the account wrote, and to answer.
 */
function Forms() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const accountId = useSelector(selectCurrentAccountId);
  const form = useSearchParams()[0].get("form");
  // Customer service answers the requests, and sends none.
  const isAnswering = useSelector(selectProfile)?.userType === "CSR";
  if (isSignedIn && accountId !== null && form !== null && !isAnswering)
    return <FormPage key={`${accountId} ${form}`} accountId={accountId} id={form} />;
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <Header isAnswering={isAnswering} />
        {isSignedIn && accountId !== null ? (
          <Requests key={accountId} accountId={accountId} isAnswering={isAnswering} />
        ) : (
          <WithoutAccount />
        )}
      </Stack>
    </Page>
  );
}

function Header({ isAnswering }: Answering) {
  const t = useCopy();
  return (
    <PageHeader
      title={t("support.forms.screen")}
      description={t(isAnswering ? "support.forms.agentLead" : "support.forms.lead")}
      back={{ href: supportPath, label: t("support.back") }}
    />
  );
}

type Answering = { /** Customer service, which answers. */ isAnswering: boolean };

function WithoutAccount() {
  const t = useCopy();
  const form = useSearchParams()[0].get("form");
  return (
    <>
      {useSelector(selectIsSignedIn) ? (
        <Text>{t("support.forms.noAccount")}</Text>
      ) : (
        <SignInFirst target={form === null ? formsPath : formPath(form)} />
      )}
      <CallUs />
    </>
  );
}

function SignInFirst({ target }: { target: string }) {
  const t = useCopy();
  return (
    <Stack as="section" gap="medium" align="start">
      <Heading level={2}>{t("support.forms.signInTitle")}</Heading>
      <Text>{t("support.forms.signInDetail")}</Text>
      <ButtonLink href={`/?targetUrl=${encodeURIComponent(target)}`}>{t("support.forms.signIn")}</ButtonLink>
    </Stack>
  );
}

function Requests({ accountId, isAnswering }: { accountId: string } & Answering) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { forms, cases } = useSelector(selectWebForm);
  const loadForms = () => dispatch(formsRead.requested({ accountId }));
  const loadCases = () => dispatch(casesRead.requested({ accountId }));
  useArrival(() => {
    dispatch(formsRead.reset());
    dispatch(casesRead.reset());
    dispatch(openEvents.dismissed());
    dispatch(replyEvents.dismissed());
    dispatch(answerEvents.dismissed());
    if (!isAnswering) loadForms();
    loadCases();
  }, accountId);
  const openFirst = useOpenFirst();
  const sending = !isAnswering && (
    <Stack as="section" gap="medium" key="sending">
      <Heading level={2}>{t("support.forms.new")}</Heading>
      <ScreenState
        read={forms}
        skeleton={<Loading label={t("support.forms.formLoading")} />}
        onRetry={loadForms}
        empty={{ when: (data) => data.forms.length === 0, show: <NoForms /> }}
      >
        {(data) => (
          <>
            <NotSent accountId={accountId} forms={data.forms} />
            <FormList forms={data.forms} />
          </>
        )}
      </ScreenState>
    </Stack>
  );
  const sent = (isAnswering || openFirst || !isPending(forms)) && (
    <ScreenState key="sent" read={cases} skeleton={<Loading label={t("support.forms.loading")} />} onRetry={loadCases}>
      {(data) => <Cases {...data} accountId={accountId} />}
    </ScreenState>
  );
  if (openFirst === undefined) return <Loading label={t("support.forms.loading")} />;
  return openFirst ? [sent, sending] : [sending, sent];
}

/**
 * Whether the requests come before the forms: somebody with an open one comes to see the answer. Decided once they are
 * known, so that nothing changes its place while it is read; undefined until then.
 */
function useOpenFirst(): boolean | undefined {
  const { cases } = useSelector(selectWebForm);
  const [openFirst, setOpenFirst] = useState<boolean>();
  const isOpen = ({ state }: SupportCase) => state !== "CLOSED";
  if (openFirst === undefined && !isPending(cases)) setOpenFirst(cases.data?.cases.some(isOpen) ?? false);
  return openFirst;
}

/** Requests that failed after their form was left: nobody saw it there. */
function NotSent({ accountId, forms }: { accountId: string } & Pick<SupportForms, "forms">) {
  const t = useCopy();
  const language = useFormLanguage();
  const { unsent } = useSelector(selectWebForm);
  return forms
    .filter(({ id }) => unsentOf(unsent, { accountId, form: id })?.failed)
    .map(({ id, definition: { title } }) => (
      <Alert
        key={id}
        tone="critical"
        toneLabel={t("shell.tone.critical")}
        title={t("support.forms.notSent", { form: title[language] })}
        action={
          <ButtonLink variant="secondary" size="compact" href={formPath(id)}>
            {t("support.forms.notSentOpen")}
          </ButtonLink>
        }
      >
        {t("support.forms.notSentDetail")}
      </Alert>
    ));
}

function FormList({ forms }: Pick<SupportForms, "forms">) {
  const language = useFormLanguage();
  return (
    <LinkRows
      columns={1}
      rows={forms.map(({ id, definition: { title, intro } }) => ({
        href: formPath(id),
        title: title[language],
        description: intro[language],
      }))}
    />
  );
}

function NoForms() {
  const t = useCopy();
  return (
    <>
      <EmptyState title={t("support.forms.none")} icon={<HelpIcon size={28} />}>
        {t("support.forms.noneDetail")}
      </EmptyState>
      <CallUs />
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" />
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const formsScreen = withWorkflows(Forms, webFormWorkflows);
