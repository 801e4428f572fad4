import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useParams, useSearchParams } from "react-router-dom";
import { KeyText } from "../../components/InlineText.tsx";
import { Presence } from "../../components/Presence.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { SeeOnPage } from "../../components/SeeOnPage.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { loadTrail, neighboursOf } from "../../data/messageTrail.ts";
import { useRead } from "../../data/useRead.ts";
import { Facts } from "../../editing/Facts.tsx";
import { type Message, messageReading, type Place } from "../../editing/message.api.ts";
import { addressOf, placeIn } from "../../editing/place.ts";
import { useWriting } from "../../editing/useWriting.ts";
import { WritingForm } from "../../editing/WritingForm.tsx";
import { Talk } from "./MessageActivity.tsx";
import { Preview } from "./preview/Preview.tsx";

const list = "/studio/messages";

/** The editor of one message: both languages, findings, preview, comments and history. */
export function MessageEditorScreen() {
  const t = useCopy();
  const { key = "" } = useParams();
  const [query] = useSearchParams();
  const place = placeIn(key, query);
  const { read, again } = useRead(messageReading(place));
  useScreenTitle(key);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          back={{ href: loadTrail()?.address ?? list, label: t("studio.editor.back") }}
          title={<KeyText>{key}</KeyText>}
          actions={<Neighbours place={place} />}
        />
        <ScreenState read={read} onRetry={again} skeleton={<EditorSkeleton />}>
          {(message) => <Editor key={`${message.key} ${message.scope}`} message={message} place={place} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** Skeleton: facts, two fields, the preview. */
function EditorSkeleton() {
  return (
    <SkeletonGroup label={useCopy()("studio.editor.loading")}>
      <Stack gap="large">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** Everything about one message in one scope. */
function Editor({ message, place }: { message: Message; place: Place }) {
  const writing = useWriting(message, place);
  const { draft, may, checks } = writing;
  return (
    <Stack gap="xlarge">
      <Presence place={`message:${message.key}`} />
      <Stack gap="small">
        <Facts message={message} />
        <SeeOnPage
          messageKey={message.key}
          screens={message.screens}
          changeSet={place.changeSet ?? message.draft?.changeSet}
        />
      </Stack>
      <WritingForm writing={writing} addressOf={addressOf} />
      <Preview message={message} checks={checks} />
      <Talk message={message} onRestore={may.en || may.es ? (wording) => draft.change(wording) : undefined} />
    </Stack>
  );
}

/** Links to the previous and next message of the list that this one was opened from. */
function Neighbours({ place }: { place: Place }) {
  const t = useCopy();
  const trail = loadTrail();
  const found = trail && neighboursOf(trail, place);
  if (!found) return null;
  const { previous, next, position, count } = found;
  return (
    <Inline gap="xsmall">
      <Text size="small" tone="quiet" numeric>
        {t("studio.editor.position", { position, count })}
      </Text>
      {previous && (
        <ButtonLink variant="secondary" size="compact" href={addressOf(previous)}>
          {t("studio.editor.previous")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="secondary" size="compact" href={addressOf(next)}>
          {t("studio.editor.next")}
        </ButtonLink>
      )}
    </Inline>
  );
}
