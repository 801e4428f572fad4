import { Stack } from "@portico/design-system/layout";
import { useEditor } from "../../session/sessionContext.ts";
import { Presence } from "../../components/presence/Presence.tsx";
import { Suggestions } from "../../components/suggestions/Suggestions.tsx";
import { Conflict } from "./Conflict.tsx";
import { Facts } from "./Facts.tsx";
import { GateTrouble } from "./GateTrouble.tsx";
import { Languages } from "./Languages.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import type { Message, Place } from "./message.api.ts";
import { mayWrite } from "./mayWrite.ts";
import { OtherDrafts } from "./OtherDrafts.tsx";
import { Preview } from "./preview/Preview.tsx";
import { Restored } from "./Restored.tsx";
import { SaveForm } from "./SaveForm.tsx";
import { SiteTabs } from "./SiteTabs.tsx";
import { Talk } from "./talk/Talk.tsx";
import { useDraft } from "./useDraft.ts";
import { useGate } from "./useGate.ts";
import { useSaving } from "./useSaving.ts";
import { useVerdicts } from "./useVerdicts.ts";

/** Everything about one message in one scope. What is typed is held here, so that no part of the screen can lose it. */
export function Editor({ message, place }: { message: Message; place: Place }) {
  const grants = useEditor()?.grants ?? [];
  const may = { en: mayWrite(grants, message.key, message.scope, "en"), es: mayWrite(grants, message.key, message.scope, "es") };
  const mayAny = may.en || may.es;
  const draft = useDraft(message);
  const saving = useSaving(place, draft);
  const gate = useGate();
  const verdicts = useVerdicts(gate === "failed" ? undefined : gate, message, draft.words);
  return (
    <Stack gap="xlarge">
      <Presence place={`message:${message.key}`} />
      <Facts message={message} />
      <SiteTabs place={place} />
      <OtherDrafts message={message} place={place} />
      {draft.restored && <Restored onDrop={() => draft.startFrom(message)} />}
      {saving.conflict && <Conflict key={saving.conflict.latest.etag} conflict={saving.conflict} saving={saving} />}
      {gate === "failed" && <GateTrouble />}
      <Languages message={message} draft={draft} verdicts={verdicts} may={may} />
      {mayAny && <SaveForm message={message} place={place} draft={draft} saving={saving} verdicts={verdicts} />}
      {may.es && <Suggestions messageKey={message.key} english={draft.words.en} onUse={(es) => draft.change({ es })} />}
      <Preview message={message} verdicts={verdicts} />
      <Talk message={message} onRestore={mayAny ? (wording) => draft.change(wording) : undefined} />
      <LeaveQuestion dirty={draft.dirty} />
    </Stack>
  );
}
