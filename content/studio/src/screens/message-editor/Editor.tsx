import { Stack } from "@portico/design-system/layout";
import { Presence } from "../../components/presence/Presence.tsx";
import { SeeOnPage } from "../../components/SeeOnPage.tsx";
import { Facts } from "../../editing/Facts.tsx";
import type { Message, Place } from "../../editing/message.api.ts";
import { addressOf } from "../../editing/place.ts";
import { useWriting } from "../../editing/useWriting.ts";
import { WritingForm } from "../../editing/WritingForm.tsx";
import { Preview } from "./preview/Preview.tsx";
import { Talk } from "./talk/Talk.tsx";

/** Everything about one message in one scope. */
export function Editor({ message, place }: { message: Message; place: Place }) {
  const writing = useWriting(message, place);
  const { draft, may, verdicts } = writing;
  return (
    <Stack gap="xlarge">
      <Presence place={`message:${message.key}`} />
      <Stack gap="small">
        <Facts message={message} />
        <SeeOnPage messageKey={message.key} screens={message.screens} changeSet={place.changeSet ?? message.draft?.changeSet} />
      </Stack>
      <WritingForm writing={writing} addressOf={addressOf} />
      <Preview message={message} verdicts={verdicts} />
      <Talk message={message} onRestore={may.en || may.es ? (wording) => draft.change(wording) : undefined} />
    </Stack>
  );
}
