import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { Alert } from "@portico/design-system/alert";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { reasonText } from "../../components/reasonText.ts";
import { ItemDifference } from "../../components/differences/DifferenceList.tsx";
import { pagesHref, pagesWith } from "../../components/pageView.ts";
import { PersonName, When } from "../../components/InlineText.tsx";
import { itemHref } from "../../components/hrefs.ts";
import { SeeOnPage } from "../../components/SeeOnPage.tsx";
import type { ChangeSetDetails, ChangeSetItem } from "../../data/changeSets.api.ts";
import { previewsReading } from "../../data/previews.api.ts";
import { useRead } from "../../data/useRead.ts";

/** Every draft of a change set beside the live version. */
export function ChangeSetItems({ details: { changeSet, drafts } }: { details: ChangeSetDetails }) {
  const t = useCopy();
  const { state } = changeSet;
  const isOver = state === "published" || state === "discarded";
  if (isOver && drafts.length === 0) return null;
  return (
    <Stack gap="medium">
      <Inline justify="between">
        <Heading level={2}>{t(isOver ? `studio.changeSets.contents.${state}` : "studio.changeSets.contents")}</Heading>
        {!isOver && <SeeChangeSet details={{ changeSet, drafts }} />}
      </Inline>
      {drafts.length === 0 ? (
        <EmptyState level={3} title={t("studio.changeSets.empty.title")}>
          {t("studio.changeSets.empty.detail")}{" "}
          <Link href="/studio/messages">{t("studio.changeSets.empty.messages")}</Link>
        </EmptyState>
      ) : (
        <Stack as="ul" gap="medium">
          {drafts.map((draft) => (
            <DraftItem
              key={`${draft.item} ${draft.key} ${draft.scope}`}
              draft={draft}
              changeSet={changeSet.id}
              isOver={isOver}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function DraftItem({ draft, changeSet, isOver }: { draft: ChangeSetItem; changeSet: number; isOver: boolean }) {
  const t = useCopy();
  const { item, key, scope, live, mine, legal, author, at, reason } = draft;
  return (
    <ItemDifference
      item={item}
      name={key}
      scope={scope}
      before={live}
      after={mine}
      level={3}
      legal={legal}
      changeSet={changeSet}
    >
      <Troubles draft={draft} changeSet={changeSet} />
      {!isOver && draft.screens && <SeeOnPage messageKey={key} screens={draft.screens} changeSet={changeSet} />}
      <Text as="div" size="small" tone="quiet">
        <PersonName>{author}</PersonName>, <When at={at} />: {reasonText(t, reason)}
      </Text>
    </ItemDifference>
  );
}

/** Link to the first portal page that shows one of the drafts. */
function SeeChangeSet({ details: { changeSet, drafts } }: { details: Pick<ChangeSetDetails, "changeSet" | "drafts"> }) {
  const t = useCopy();
  const { read } = useRead(previewsReading);
  const words = drafts.filter(({ item }) => item === "message");
  if (words.length === 0) return null;
  const placed = words
    .map(({ key, screens = [] }) => ({ key, page: pagesWith(read.data?.pages ?? [], screens)[0]?.address }))
    .find(({ page }) => page !== undefined);
  return (
    <Link
      href={pagesHref({
        changeSet: changeSet.id,
        ...(placed?.page !== undefined && { page: placed.page, key: placed.key }),
      })}
    >
      {t("studio.pages.seeChangeSet")}
    </Link>
  );
}

/** Why a draft cannot be published as it is, with a link to fix it. */
function Troubles({ draft, changeSet }: { draft: ChangeSetItem; changeSet: number }) {
  const t = useCopy();
  const errors = draft.findings.filter(({ severity }) => severity === "error").length;
  const warnings = draft.findings.length - errors;
  const open = <Link href={itemHref(draft, changeSet)}>{t("studio.changeSets.mend")}</Link>;
  return (
    <>
      {draft.conflict && (
        <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")}>
          {t("studio.changeSets.conflict")} {open}
        </Alert>
      )}
      {errors > 0 && (
        <Alert tone="critical" toneLabel={t("studio.shell.tone.critical")}>
          {t("studio.changeSets.errors", { count: errors })} {open}
        </Alert>
      )}
      {warnings > 0 && (
        <Alert tone="info" toneLabel={t("studio.shell.tone.info")}>
          {t("studio.changeSets.warnings", { count: warnings })} {open}
        </Alert>
      )}
    </>
  );
}
