import { Stack } from "@portico/design-system/layout";
import { Suggestions } from "../components/suggestions/Suggestions.tsx";
import { Conflict } from "./Conflict.tsx";
import { GateTrouble } from "./GateTrouble.tsx";
import { Languages } from "./Languages.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { OtherDrafts } from "./OtherDrafts.tsx";
import type { AddressOf } from "./place.ts";
import { Restored } from "./Restored.tsx";
import { SaveForm } from "./SaveForm.tsx";
import { SiteTabs } from "./SiteTabs.tsx";
import type { Writing } from "./useWriting.ts";

export type WritingFormProps = {
  writing: Writing;
  /** Where this screen has the same message for another site or in another change set. */
  addressOf: AddressOf;
};

/** Everything that one message is written with: which words, both languages with what the gate says, saving, help with the Spanish. */
export function WritingForm({ writing, addressOf }: WritingFormProps) {
  const { message, place, may, draft, saving, gate, verdicts } = writing;
  return (
    <Stack gap="xlarge">
      <SiteTabs place={place} addressOf={addressOf} />
      <OtherDrafts message={message} place={place} addressOf={addressOf} />
      {draft.restored && <Restored onDrop={() => draft.startFrom(message)} />}
      {saving.conflict && <Conflict key={saving.conflict.latest.etag} conflict={saving.conflict} saving={saving} />}
      {gate === "failed" && <GateTrouble />}
      <Languages message={message} draft={draft} verdicts={verdicts} may={may} />
      {(may.en || may.es) && <SaveForm writing={writing} addressOf={addressOf} />}
      {may.es && <Suggestions messageKey={message.key} english={draft.words.en} onUse={(es) => draft.change({ es })} />}
      <LeaveQuestion dirty={draft.dirty} />
    </Stack>
  );
}
