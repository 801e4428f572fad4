import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ActionState, Change } from "../data/useAction.ts";
import { ConflictChoice, DiscardDraft, DraftFields, DraftSaved } from "./draftParts.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { ProblemAlert } from "./ProblemAlert.tsx";
import { useUnsavedChanges } from "./useUnsavedChanges.ts";
import { VersionHistory } from "./VersionHistory.tsx";

/** What web forms and articles share: creating one, and the form around its draft. */

/** Also the start of their copy keys and the name of their section. */
export type Kind = "articles" | "forms";

type Typed = { id: string; en: string; es: string };
type Titles = { en: string; es: string };

export type CreateDefinitionProps = {
  kind: Kind;
  /** The last part of the key: whether it may be one, and whether there is one already. */
  isId: (id: string) => boolean;
  isTaken: (id: string) => boolean;
  /** Of a title, in characters. */
  maxLength: number;
  state: ActionState<unknown>;
  /** Saves the first draft; the titles are trimmed. */
  onCreate: (id: string, title: Titles) => Promise<void>;
  /** Further fields. */
  children?: ReactNode;
};

/** The button that opens the dialog in which a form or an article is created as a draft. */
export function CreateDefinition(props: CreateDefinitionProps) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t(`studio.${props.kind}.create`)}</Button>
      <Dialog
        open={open}
        size="small"
        title={t(`studio.${props.kind}.create.heading`)}
        closeLabel={t("studio.shell.close")}
        onOpenChange={setOpen}
      >
        <NewDefinition {...props} />
      </Dialog>
    </>
  );
}

function useErrors({ id, en, es }: Typed, { kind, isId, isTaken }: CreateDefinitionProps) {
  const t = useCopy();
  const error = (fieldName: keyof Typed, message: string) => ({ fieldName, message });
  const missing = (language: keyof Titles) =>
    t(`studio.${kind}.problem`, { fault: "MISSING", where: t(`studio.${kind}.field.title`, { language }) });
  return [
    ...(isId(id) ? [] : [error("id", t(`studio.${kind}.create.key.wrong`))]),
    ...(isTaken(id) ? [error("id", t(`studio.${kind}.create.key.taken`))] : []),
    ...(en.trim() === "" ? [error("en", missing("en"))] : []),
    ...(es.trim() === "" ? [error("es", missing("es"))] : []),
  ];
}

function NewDefinition(props: CreateDefinitionProps) {
  const t = useCopy();
  const { kind, maxLength, state, onCreate, children } = props;
  const buttonId = useId();
  const [typed, setTyped] = useState<Typed>({ id: "", en: "", es: "" });
  const [attempts, setAttempts] = useState(0);
  const found = useErrors(typed, props);
  const errors = attempts > 0 ? found : [];
  const busy = state.phase === "running";
  const create = async () => {
    setAttempts(attempts + 1);
    if (found.length === 0) await onCreate(typed.id, { en: typed.en.trim(), es: typed.es.trim() });
  };
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    error: errors.find(({ fieldName }) => fieldName === name)?.message,
    autoComplete: "off",
  });
  return (
    <Form
      labelledBy={buttonId}
      busy={busy}
      errors={{ title: t(`studio.${kind}.create.check`), errors, focusOn: attempts }}
      onSubmit={() => void create()}
      actions={
        <Actions>
          <Button type="submit" id={buttonId} {...(busy && { busy: t(`studio.${kind}.create.saving`) })}>
            {t(`studio.${kind}.create.save`)}
          </Button>
        </Actions>
      }
    >
      <Stack gap="medium">
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <TextField
          {...field("id")}
          label={t(`studio.${kind}.create.key`)}
          hint={t(`studio.${kind}.create.key.hint`)}
          spellCheck={false}
        />
        {(["en", "es"] as const).map((language) => (
          <TextField
            key={language}
            {...field(language)}
            label={t(`studio.${kind}.field.title`, { language })}
            maxLength={maxLength}
          />
        ))}
        {children}
      </Stack>
    </Form>
  );
}

/** What the form needs of an editor; see `useDraftEditor`. */
type Editor<Definition> = {
  changeSet: string;
  reason: string;
  attempts: number;
  isDirty: boolean;
  isReasonMissing: boolean;
  state: ActionState<Saved>;
  settling: ActionState<unknown>;
  draft: { etag: string; changeSet: number } | undefined;
  changeRest: (changes: { changeSet?: string; reason?: string }) => void;
  save: () => Promise<void>;
  settle: (keep: "mine" | "theirs") => Promise<void>;
  replace: (definition: Definition) => void;
};

type Saved = { draft?: { changeSet: number } | undefined; findings: readonly unknown[] };

export type DefinitionFormProps<Definition, Discarded> = {
  kind: Kind;
  editor: Editor<Definition>;
  saved: { key: string; live?: Definition | undefined };
  discard: Change<{ key: string; etag: string; changeSet: number | undefined }, Discarded>;
  /** Starts again from live. */
  onDiscarded: (live: Definition) => void;
  /** What differs between another user's version and this one. */
  difference: (theirs: Definition | undefined) => ReactNode;
  /** What to do after saving. */
  next?: string;
  preview: ReactNode;
  /** Whether a former version, which has everything, can be taken into the editor. */
  mayReplace: boolean;
  children: ReactNode;
};

/** The form around a draft: its fields, change set and reason, what came of saving, and a preview. */
export function DefinitionForm<Definition, Discarded>({
  kind,
  editor,
  saved,
  discard,
  onDiscarded,
  difference,
  next,
  preview,
  mayReplace,
  children,
}: DefinitionFormProps<Definition, Discarded>) {
  const t = useCopy();
  const go = useNavigate();
  const headingId = useId();
  const changes = useUnsavedChanges(editor.isDirty, "lost");
  const saving = editor.state.phase === "running";
  const missing = t("studio.toggles.edit.reason.missing");
  const errors = editor.isReasonMissing ? [{ fieldName: "why", message: missing }] : [];
  const discarded = () => {
    if (saved.live) return onDiscarded(saved.live);
    changes.discard();
    void go(`/studio/${kind}`);
  };
  const use = (former: Definition, onUsed: () => void) =>
    changes.askBefore(() => {
      editor.replace(former);
      onUsed();
    });
  return (
    <Stack gap="xlarge">
      <Stack gap="medium">
        <Heading level={2} id={headingId}>
          {t(`studio.${kind}.edit`)}
        </Heading>
        <Text>{t(`studio.${kind}.edit.lead`)}</Text>
        <Form
          labelledBy={headingId}
          busy={saving}
          errors={{ title: t("studio.toggles.edit.problem"), errors, focusOn: editor.attempts }}
          onSubmit={() => void editor.save()}
          actions={
            <Actions>
              <Button type="submit" {...(saving && { busy: t("studio.toggles.edit.saving") })}>
                {t("studio.toggles.edit.save")}
              </Button>
              {editor.draft && (
                <DiscardDraft change={discard} name={saved.key} draft={editor.draft} onDiscarded={discarded} />
              )}
            </Actions>
          }
        >
          <Stack gap="xlarge">
            {children}
            <DraftFields
              changeSet={editor.changeSet}
              reason={editor.reason}
              error={errors[0]?.message}
              onChange={editor.changeRest}
            />
            <SavedOrRefused {...{ kind, editor, difference, next }} />
          </Stack>
        </Form>
      </Stack>
      {preview}
      <VersionHistory<Definition> name={saved.key} onUse={mayReplace ? use : undefined} />
      <LeaveQuestion changes={changes} />
    </Stack>
  );
}

type OutcomeProps<Definition> = Pick<DefinitionFormProps<Definition, unknown>, "kind" | "editor" | "difference"> & {
  next: string | undefined;
};

/** The outcome of saving: saved, with a link to the change set; a conflict to resolve; or why not. */
function SavedOrRefused<Definition>({ kind, editor, difference, next }: OutcomeProps<Definition>) {
  const t = useCopy();
  const { state, settle, settling } = editor;
  if (state.phase === "refused" && state.problem.status !== 412) return <ProblemAlert problem={state.problem} />;
  if (state.phase === "refused") {
    const words = {
      title: t(`studio.${kind}.conflict.title`),
      detail: t(`studio.${kind}.conflict.detail`),
      keep: t(`studio.${kind}.conflict.keep`),
      take: t(`studio.${kind}.conflict.take`),
    };
    return (
      <ConflictChoice words={words} settling={settling} settle={settle}>
        {difference((state.problem.theirs ?? undefined) as Definition | undefined)}
      </ConflictChoice>
    );
  }
  const saved = state.phase === "done" ? state.data : undefined;
  const isBroken = saved !== undefined && saved.findings.length > 0;
  return (
    <DraftSaved
      saved={saved}
      isUnfinished={isBroken}
      title={t(`studio.${kind}.saved.title`)}
      linkLabel={t(`studio.${kind}.saved.link`)}
    >
      {isBroken ? t(`studio.${kind}.saved.broken`) : next}
    </DraftSaved>
  );
}
