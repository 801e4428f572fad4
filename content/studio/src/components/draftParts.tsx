import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Select, TextArea } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { ReactNode } from "react";
import { changeSetsReading } from "../data/changeSets.api.ts";
import { type ActionState, type Change, useAction } from "../data/useAction.ts";
import { useRead } from "../data/useRead.ts";
import { useFocusWhenLost } from "./focus.ts";
import { changeSetHref } from "./hrefs.ts";
import { ProblemAlert } from "./ProblemAlert.tsx";

/** Parts that the drafts of toggles, web forms and articles share. */

const openSets = changeSetsReading("open");

export type DraftFieldsProps = {
  /** An id, or empty for the change set of one's own that is made. */
  changeSet: string;
  reason: string;
  /** What is wrong with the reason. */
  error: string | undefined;
  onChange: (changes: { changeSet?: string; reason?: string }) => void;
};

/** The draft's change set and reason. While the change sets cannot be read, only the user's own is offered. */
export function DraftFields({ changeSet, reason, error, onChange }: DraftFieldsProps) {
  const t = useCopy();
  const { read } = useRead(openSets);
  const open = (read.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  const chosen =
    changeSet === "" || open.some(({ value }) => value === changeSet)
      ? []
      : [{ value: changeSet, label: t("studio.changeSets.one", { id: Number(changeSet) }) }];
  return (
    <Stack gap="medium">
      <Select
        label={t("studio.toggles.edit.changeSet")}
        name="changeSet"
        value={changeSet}
        options={[{ value: "", label: t("studio.toggles.edit.changeSet.own") }, ...open, ...chosen]}
        onChange={(value) => onChange({ changeSet: value })}
      />
      <TextArea
        label={t("studio.toggles.edit.reason")}
        name="why"
        hint={t("studio.shared.reason.hint")}
        error={error}
        value={reason}
        onChange={(text) => onChange({ reason: text })}
        maxLength={500}
        remaining={(left) =>
          left < 0
            ? t("studio.shared.charactersOver", { count: -left })
            : t("studio.shared.charactersLeft", { count: left })
        }
      />
    </Stack>
  );
}

type OtherDraftsProps = {
  of: {
    drafts: readonly { changeSet: number; title: string; author: string }[];
    draft?: { changeSet: number } | undefined;
  };
};

/** Drafts in other change sets: who else is editing this. */
export function OtherDrafts({ of: { drafts, draft } }: OtherDraftsProps) {
  const t = useCopy();
  const others = drafts.filter(({ changeSet }) => changeSet !== draft?.changeSet);
  if (others.length === 0) return null;
  return (
    <Alert tone="info" toneLabel={t("studio.shell.tone.info")} title={t("studio.toggles.drafts")}>
      <Stack as="ul" gap="xsmall">
        {others.map(({ changeSet, title, author }) => (
          <li key={changeSet}>
            <Link href={changeSetHref(changeSet)}>{t("studio.toggles.drafts.one", { title, author })}</Link>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

type DiscardRequest = { key: string; etag: string; changeSet: number | undefined };

export type DiscardDraftProps<T> = {
  change: Change<DiscardRequest, T>;
  /** The key of the item. */
  name: string;
  draft: { etag: string; changeSet: number };
  onDiscarded: () => void;
};

/** Discards the draft; live does not change, and the history keeps the draft. */
export function DiscardDraft<T>({ change, name, draft, onDiscarded }: DiscardDraftProps<T>) {
  const t = useCopy();
  const { state, run } = useAction(change);
  const discard = async () => {
    const answer = await run({ key: name, ...draft });
    if (answer.ok) onDiscarded();
  };
  return (
    <>
      <Button
        variant="quiet"
        {...(state.phase === "running" && { busy: t("studio.toggles.edit.discarding") })}
        onPress={() => void discard()}
      >
        {t("studio.toggles.edit.discard")}
      </Button>
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
    </>
  );
}

export type DraftSavedProps = {
  /** What was saved; undefined before. The notice takes the focus if the pressed button is gone. */
  saved: { draft?: { changeSet: number } | undefined } | undefined;
  /** Saved, but with something that has to be changed before it can take effect. */
  isUnfinished: boolean;
  title: string;
  linkLabel: string;
  children: ReactNode;
};

/** The notice that a draft is saved, with a link to its change set. */
export function DraftSaved({ saved, isUnfinished, title, linkLabel, children }: DraftSavedProps) {
  const t = useCopy();
  const place = useFocusWhenLost<HTMLDivElement>(saved);
  if (!saved) return null;
  const tone = isUnfinished ? "warning" : "success";
  const changeSet = saved.draft?.changeSet;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        tone={tone}
        toneLabel={t(`studio.shell.tone.${tone}`)}
        title={title}
        live="polite"
        action={changeSet !== undefined && <Link href={changeSetHref(changeSet)}>{linkLabel}</Link>}
      >
        {children}
      </Alert>
    </div>
  );
}

export type ConflictChoiceProps = {
  words: { title: string; detail: string; keep: string; take: string };
  /** The versions to choose from. */
  children: ReactNode;
  settling: ActionState<unknown>;
  settle: (keep: "mine" | "theirs") => Promise<void>;
};

/** Edit conflict: both versions, and the two ways to resolve it. */
export function ConflictChoice({ words, children, settling, settle }: ConflictChoiceProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")} title={words.title} live="assertive">
        {words.detail}
      </Alert>
      {children}
      {settling.phase === "refused" && <ProblemAlert problem={settling.problem} />}
      <Actions>
        <Button variant="secondary" onPress={() => void settle("mine")}>
          {words.keep}
        </Button>
        <Button variant="quiet" onPress={() => void settle("theirs")}>
          {words.take}
        </Button>
      </Actions>
    </Stack>
  );
}
