import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Segmented } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { pageTitleId } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { LeaveQuestion } from "../components/LeaveQuestion.tsx";
import { Suggestions } from "../components/suggestions/Suggestions.tsx";
import { useUnsavedChanges } from "../components/useUnsavedChanges.ts";
import { Conflict } from "./Conflict.tsx";
import { Languages } from "./Languages.tsx";
import type { Message, MessageTarget } from "./message.api.ts";
import { type AddressOf, scopes } from "./place.ts";
import { SaveForm } from "./SaveForm.tsx";
import type { Writing } from "./useWriting.ts";

export type WritingFormProps = {
  writing: Writing;
  /** Builds the URL of the same message for another site or in another change set. */
  addressOf: AddressOf;
};

/** The editing form of one message: scope, both languages with the gate's findings, saving, translation suggestions. */
export function WritingForm({ writing, addressOf }: WritingFormProps) {
  const { message, place, may, draft, saving, gate, checks } = writing;
  const changes = useUnsavedChanges(draft.dirty, "kept");
  const drop = () => {
    draft.startFrom(message);
    // The notice disappears with the pressed button.
    document.getElementById(pageTitleId)?.focus();
  };
  return (
    <Stack gap="xlarge">
      <SiteTabs place={place} addressOf={addressOf} />
      <OtherDrafts message={message} place={place} addressOf={addressOf} />
      {draft.restored && <Restored onDrop={drop} />}
      {saving.conflict && <Conflict key={saving.conflict.latest.etag} conflict={saving.conflict} saving={saving} />}
      {gate === "failed" && <GateUnavailable />}
      <Languages message={message} draft={draft} checks={checks} may={may} />
      {(may.en || may.es) && <SaveForm writing={writing} addressOf={addressOf} />}
      {may.es && <Suggestions messageKey={message.key} english={draft.words.en} onUse={(es) => draft.change({ es })} />}
      <LeaveQuestion changes={changes} />
    </Stack>
  );
}

/** The gate's code failed to load: the message can still be edited and saved, and the server validates it. */
function GateUnavailable() {
  const t = useCopy();
  return (
    <Alert
      tone="warning"
      toneLabel={t("studio.shell.tone.warning")}
      title={t("studio.editor.gate.failed.title")}
      live="polite"
    >
      {t("studio.editor.gate.failed.detail")}
    </Alert>
  );
}

/** Notice that unsaved changes from before a reload or navigation were restored. */
function Restored({ onDrop }: { onDrop: () => void }) {
  const t = useCopy();
  const drop = (
    <Button variant="secondary" size="compact" onPress={onDrop}>
      {t("studio.editor.restored.drop")}
    </Button>
  );
  return (
    <Alert
      tone="info"
      toneLabel={t("studio.shell.tone.info")}
      title={t("studio.editor.restored.title")}
      live="polite"
      action={drop}
    >
      {t("studio.editor.restored.detail")}
    </Alert>
  );
}

/** Who else is editing this message, where and since when. */
function OtherDrafts({ message, place, addressOf }: { message: Message; place: MessageTarget; addressOf: AddressOf }) {
  const t = useCopy();
  const others = message.drafts.filter(({ changeSet }) => changeSet !== message.draft?.changeSet);
  if (others.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={2}>{t("studio.editor.others")}</Heading>
      <Stack as="ul" gap="small">
        {others.map(({ changeSet, title, state, author, at }) => (
          <li key={changeSet}>
            <Link href={addressOf({ ...place, changeSet })}>{title}</Link>
            <Text size="small" tone="quiet">
              {t("studio.editor.others.by", { author, at, state })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Chooses the scope: both sites, or one site with its own wording. Unsaved input of another scope is kept there. */
function SiteTabs({ place, addressOf }: { place: MessageTarget; addressOf: AddressOf }) {
  const t = useCopy();
  const navigate = useNavigate();
  const tabs = useFocusOnChosen();
  const options = scopes.map((value) => ({ value, label: t(`studio.editor.site.${value}`) }));
  return (
    <Stack gap="xsmall" align="start">
      <div ref={tabs}>
        <Segmented
          label={t("studio.editor.site")}
          options={options}
          value={place.scope}
          onChange={(scope) => void navigate(addressOf({ ...place, scope }), { replace: true, state: byTabs })}
        />
      </div>
      <Text size="small" tone="quiet">
        {t(`studio.editor.site.${place.scope}.detail`)}
      </Text>
    </Stack>
  );
}

/** Navigation state: the site was chosen here. */
const byTabs = { chosen: "site" };

/** The form of the chosen site is another one, so the pressed button is gone: focuses the one that replaced it. */
function useFocusOnChosen(): RefObject<HTMLDivElement | null> {
  const tabs = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  // The state outlives a reload, which is not a choice.
  const wasChosen = useNavigationType() === "REPLACE" && (state as typeof byTabs | null)?.chosen === byTabs.chosen;
  useEffect(() => {
    if (wasChosen && document.activeElement === document.body)
      tabs.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }, []); // oxlint-disable-line react/exhaustive-deps -- once, when the form appears
  return tabs;
}
