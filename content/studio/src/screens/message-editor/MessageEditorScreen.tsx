import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useParams, useSearchParams } from "react-router-dom";
import { KeyText } from "../../components/KeyText.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { keptTrail } from "../../data/messageTrail.ts";
import { useRead } from "../../data/useRead.ts";
import { Editor } from "./Editor.tsx";
import { messageReading } from "../../editing/message.api.ts";
import { Neighbours } from "./Neighbours.tsx";
import { placeIn } from "../../editing/place.ts";

const list = "/studio/messages";

/** One message, to read and to write: both languages, what the gate says of them, how they look, what was said of them. */
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
        <PageHeader back={{ href: keptTrail()?.address ?? list, label: t("studio.editor.back") }} title={<KeyText>{key}</KeyText>} actions={<Neighbours place={place} />} />
        <ScreenState read={read} onRetry={again} skeleton={<EditorOnItsWay />}>
          {(message) => <Editor key={`${message.key} ${message.scope}`} message={message} place={place} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** In the shape of what comes: facts, two fields, the preview. */
function EditorOnItsWay() {
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
