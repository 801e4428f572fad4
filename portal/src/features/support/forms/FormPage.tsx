import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { HelpIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import type { FormDefinition, SupportForms } from "../model/support.api.ts";
import { formsPath } from "../model/support.rules.ts";
import { formsRead, openEvents, selectWebForm } from "../model/webForm.slice.ts";
import { useFormLanguage } from "./useQuestions.ts";
import { WebForm } from "./WebForm.tsx";

type FormPageProps = { accountId: string; id: string };

/** One form. It stays, with what was typed, while a newer version is read. */
export function FormPage({ accountId, id }: FormPageProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const language = useFormLanguage();
  const { forms } = useSelector(selectWebForm);
  const load = () => dispatch(formsRead.requested({ accountId }));
  useArrival(() => {
    dispatch(openEvents.dismissed());
    load();
  });
  const form = useLastDefinition(forms.data, id);
  const title = form.last?.title[language] ?? t("support.forms.formTitle");
  useScreenTitle(title);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={title}
          description={form.last?.intro[language]}
          back={{ href: formsPath, label: t("support.forms.all") }}
        />
        <ScreenState read={forms} skeleton={<Loading />} onRetry={load}>
          {(facts) =>
            form.last ? (
              <FormOrSent accountId={accountId} id={id} facts={facts} definition={form.last} isGone={form.isGone} />
            ) : (
              <Unknown />
            )
          }
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** The form as it is published, or else as it was last: it may disappear while somebody fills it in. */
function useLastDefinition(data: SupportForms | undefined, id: string) {
  const published = data?.forms.find((form) => form.id === id)?.definition;
  const [last, setLast] = useState(published);
  if (published !== undefined && published !== last) setLast(published);
  return { last: published ?? last, isGone: data !== undefined && published === undefined };
}

type FormOrSentProps = FormPageProps & { facts: SupportForms; definition: FormDefinition; isGone: boolean };

function FormOrSent(props: FormOrSentProps) {
  const { open } = useSelector(selectWebForm);
  if (open.name === "sent" && open.request.form === props.id) return <Sent id={open.sent.id} />;
  return <WebForm {...props} labelledBy="page-title" />;
}

function Sent({ id }: { id: string }) {
  const t = useCopy();
  return (
    <Alert
      tone="success"
      toneLabel={t("shell.tone.success")}
      title={t("support.forms.sent", { id })}
      live="polite"
      action={
        <ButtonLink variant="secondary" size="compact" href={formsPath}>
          {t("support.forms.seeRequests")}
        </ButtonLink>
      }
    >
      {t("support.forms.sentDetail")}
    </Alert>
  );
}

function Unknown() {
  const t = useCopy();
  return (
    <EmptyState
      title={t("support.forms.unknown")}
      icon={<HelpIcon size={28} />}
      action={<ButtonLink href={formsPath}>{t("support.forms.all")}</ButtonLink>}
    >
      {t("support.forms.unknownDetail")}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("support.forms.formLoading")}>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
