import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader, pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { concernedBy } from "@portico/gate/permissions";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { OtherDrafts } from "../../components/draftParts.tsx";
import { numberIn } from "../../components/hrefs.ts";
import { KeyText } from "../../components/InlineText.tsx";
import { isUnknown, UnknownThing } from "../../components/NoticePage.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { VersionHistory } from "../../components/VersionHistory.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { FormEditor } from "./FormEditor.tsx";
import { FormPreview } from "./FormPreview.tsx";
import { type FormDefinition, formReading, type WebForm } from "./forms.api.ts";
import { useWordsLanguage } from "./usePartName.ts";

/** One web form: its questions, what is to fix, its preview, and its former versions. */
export function FormScreen() {
  const { key = "" } = useParams();
  // By default the user's own.
  const changeSet = numberIn(useSearchParams()[0].get("changeSet"));
  return <FormPage key={`${key} ${changeSet}`} name={key} changeSet={changeSet} />;
}

function FormPage({ name, changeSet }: { name: string; changeSet: number | undefined }) {
  const t = useCopy();
  const { read, again } = useRead(formReading(name, changeSet));
  if (isUnknown(read)) return <UnknownThing of="forms" />;
  return (
    <Page width="wide">
      <Stack gap="large">
        <Header name={name} form={read.data} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.forms.loading")} />}>
          {(form) => <Details form={form} changeSet={changeSet} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Header({ name, form }: { name: string; form: WebForm | undefined }) {
  const t = useCopy();
  const language = useWordsLanguage();
  const title = (form?.draft?.form ?? form?.live)?.title[language] ?? name;
  useScreenTitle(title);
  return (
    <PageHeader
      back={{ href: "/studio/forms", label: t("studio.forms.title") }}
      eyebrow={<KeyText>{name}</KeyText>}
      title={title}
    />
  );
}

function Details({ form, changeSet }: { form: WebForm; changeSet: number | undefined }) {
  const t = useCopy();
  const mayWrite = useMayTake("write", {
    items: [concernedBy({ item: "form", key: form.key, scope: "all" }, undefined, undefined)],
  });
  const shown = form.draft?.form ?? form.live;
  const [start, setStart] = useState({ resetCount: 0, form: shown, fromLive: false });
  const discarded = (live: FormDefinition) => {
    setStart(({ resetCount }) => ({ resetCount: resetCount + 1, form: live, fromLive: true }));
    // The pressed button disappears with the draft.
    document.getElementById(pageTitleId)?.focus();
  };
  return (
    <Stack gap="xlarge">
      <OtherDrafts of={form} />
      {start.form && mayWrite && (
        <FormEditor
          key={start.resetCount}
          saved={form}
          start={{ start: start.form, changeSet, fromLive: start.fromLive }}
          onDiscarded={discarded}
        />
      )}
      {!mayWrite && <Text>{t("studio.forms.edit.viewer")}</Text>}
      {!mayWrite && shown && <FormPreview form={shown} />}
      {!(start.form && mayWrite) && <VersionHistory name={form.key} onUse={undefined} />}
    </Stack>
  );
}
