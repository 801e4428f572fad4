import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { type VirtualizedColumn, VirtualizedTable } from "@portico/design-system/table";
import { concernedBy } from "@portico/gate/permissions";
import { formKeyStart } from "@portico/rules/webForm";
import { useMemo } from "react";
import { formHref } from "../../components/hrefs.ts";
import { TitleAndKey } from "../../components/TitleAndKey.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { CreateForm } from "./CreateForm.tsx";
import { formsReading, type WebForm } from "./forms.api.ts";

/** Every web form: its title, where it goes, and whether customers find it. */
export function FormsScreen() {
  const t = useCopy();
  const { read, again } = useRead(formsReading);
  const mayCreate = useMayTake("write", {
    items: [concernedBy({ item: "form", key: formKeyStart, scope: "all" }, undefined, undefined)],
  });
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.forms.title")} description={t("studio.forms.lead")} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.forms.loading")} rows={5} />}>
          {(list) => (
            <Stack gap="large">
              {mayCreate && (
                <Inline>
                  <CreateForm list={list} />
                </Inline>
              )}
              <FormTable forms={list.forms} />
            </Stack>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

const idOf = ({ key }: WebForm) => key;
const pageOf = ({ key, live, draft }: WebForm) => formHref(key, live ? undefined : draft?.changeSet);
const shownOf = ({ draft, live }: WebForm) => draft?.form ?? live;

function FormTable({ forms }: { forms: readonly WebForm[] }) {
  const t = useCopy();
  return (
    <VirtualizedTable
      caption={t("studio.forms.caption")}
      captionHidden
      columns={useColumns()}
      rows={forms}
      rowKey={idOf}
      href={pageOf}
      empty={<EmptyState title={t("studio.forms.none.title")}>{t("studio.forms.none.detail")}</EmptyState>}
    />
  );
}

function useColumns(): VirtualizedColumn<WebForm>[] {
  const [t, { locale }] = [useCopy(), useLocale()];
  const language = locale === "es-US" ? "es" : "en";
  return useMemo(
    () => [
      {
        id: "title",
        header: t("studio.forms.column.title"),
        rowHeader: true,
        cell: (form) => <TitleAndKey title={shownOf(form)?.title[language] ?? ""} itemKey={form.key} />,
      },
      {
        id: "topic",
        header: t("studio.forms.column.topic"),
        cell: (form) => t("studio.forms.topic", { topic: shownOf(form)?.topic ?? "OTHER" }),
      },
      {
        id: "questions",
        header: t("studio.forms.column.questions"),
        narrow: true,
        cell: (form) => String(shownOf(form)?.fields.length ?? 0),
      },
      { id: "state", header: t("studio.forms.column.state"), cell: (form) => <State form={form} /> },
    ],
    [t, language],
  );
}

function State({ form: { live, drafts } }: { form: WebForm }) {
  const t = useCopy();
  return (
    <Inline gap="xsmall">
      {live === undefined && <Badge tone="neutral">{t("studio.forms.state.new")}</Badge>}
      {live?.offered === true && <Badge tone="success">{t("studio.forms.state.published")}</Badge>}
      {live?.offered === false && <Badge tone="warning">{t("studio.forms.state.hidden")}</Badge>}
      {drafts.length > 0 && <Badge tone="info">{t("studio.forms.state.draft")}</Badge>}
    </Inline>
  );
}
