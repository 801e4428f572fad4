import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { KeyText } from "../../components/InlineText.tsx";
import { Presence } from "../../components/Presence.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { SeeOnPage } from "../../components/SeeOnPage.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { loadTrail, neighboursOf } from "../../data/messageTrail.ts";
import type { ReadState } from "../../data/readCache.ts";
import { useRead } from "../../data/useRead.ts";
import { Facts } from "../../editing/Facts.tsx";
import { type Message, messageReading, type MessageTarget } from "../../editing/message.api.ts";
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
  const shown = useShown(read, place);
  useScreenTitle(key);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          back={{ href: loadTrail()?.address ?? list, label: t("studio.editor.back") }}
          title={<KeyText>{key}</KeyText>}
          actions={<Neighbours place={place} />}
        />
        <ScreenState read={shown} onRetry={again} skeleton={<EditorSkeleton />}>
          {(of) => <Editor key={`${of.message.key} ${of.message.scope}`} {...of} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

type Shown = { message: Message; place: MessageTarget };

/**
 * Keeps a message and its change set on screen until its draft in another change set is read, so that what is typed can
 * be moved there and the choice keeps the focus.
 */
function useShown(read: ReadState<Message>, place: MessageTarget): ReadState<Shown> {
  const [last, setLast] = useState<Shown>();
  if (read.data !== undefined) {
    const isNew = last?.message !== read.data || addressOf(last.place) !== addressOf(place);
    if (isNew) setLast({ message: read.data, place });
    return { ...read, data: { message: read.data, place } };
  }
  if (last?.place.key !== place.key || last.place.scope !== place.scope) return read as ReadState<Shown>;
  return read.phase === "failed" ? { ...read, data: last } : { phase: "refreshing", data: last };
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
function Editor({ message, place }: Shown) {
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
function Neighbours({ place }: { place: MessageTarget }) {
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
