import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useState } from "react";
import { unreachable } from "../../api/answer.ts";
import { useProblemText } from "../../components/ProblemAlert.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useStudioApi } from "../../data/studioContexts.ts";
import { useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
import { removeTerm, type Term, termsReading } from "./glossary.api.ts";
import { TermDialog, useTermRights } from "./TermDialog.tsx";
import { TermList } from "./TermList.tsx";

/** The open dialog. */
type Task = { kind: "save"; term?: Term } | { kind: "remove"; term: Term };

/** The glossary: readable by everyone, edited by editors. */
export function GlossaryScreen() {
  const t = useCopy();
  const may = useTermRights();
  const { cache } = useStudioApi();
  const { read, again } = useRead(termsReading);
  const [task, setTask] = useState<Task>();
  const [said, setSaid] = useState("");
  const done = (words: string) => {
    // A dialog may be closed while it saves: a late answer leaves the dialog of another term open.
    setTask((now) => (now === task ? undefined : now));
    setSaid(words);
  };
  const removed = ({ id }: Term, words: string) => {
    // Removes the row before the dialog closes, so that focus is not restored to a button about to disappear.
    cache.put(
      termsReading.name,
      read.data?.filter((term) => term.id !== id),
    );
    done(words);
  };
  const none = <EmptyState title={t("studio.glossary.empty.title")}>{t("studio.glossary.empty.detail")}</EmptyState>;
  const remove = may.english && may.spanish ? { onRemove: (term: Term) => setTask({ kind: "remove", term }) } : {};
  const change =
    may.english || may.spanish ? { onChange: (term: Term) => setTask({ kind: "save", term }), ...remove } : undefined;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t("studio.glossary.title")}
          description={t("studio.glossary.lead")}
          actions={
            may.english &&
            may.spanish &&
            read.data && <Button onPress={() => setTask({ kind: "save" })}>{t("studio.glossary.add")}</Button>
          }
        />
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<GlossarySkeleton />}
          empty={{ when: (terms) => terms.length === 0, show: none }}
        >
          {(terms) => <TermList terms={terms} actions={change} />}
        </ScreenState>
        <LiveRegion urgency="polite" message={said} />
      </Stack>
      {task?.kind === "save" && (
        <TermDialog
          term={task.term}
          may={may}
          terms={read.data ?? []}
          onClose={() => setTask(undefined)}
          onSaved={done}
        />
      )}
      {task?.kind === "remove" && (
        <RemoveDialog term={task.term} onClose={() => setTask(undefined)} onRemoved={removed} />
      )}
    </Page>
  );
}

function GlossarySkeleton() {
  return (
    <SkeletonGroup label={useCopy()("studio.glossary.loading")}>
      <Stack gap="large">
        <Skeleton shape="block" />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </SkeletonGroup>
  );
}

export type RemoveDialogProps = {
  term: Term;
  onClose: () => void;
  /** Called with the removed term and the announcement. */
  onRemoved: (term: Term, words: string) => void;
};

/** Asks for confirmation before removing a term. */
function RemoveDialog({ term, onClose, onRemoved }: RemoveDialogProps) {
  const t = useCopy();
  const { state, run } = useAction(removeTerm);
  const { title, detail } = useProblemText(state.phase === "refused" ? state.problem : unreachable);
  const remove = async () => {
    const answer = await run(term);
    if (answer.ok) onRemoved(term, t("studio.glossary.removed", { term: term.en }));
  };
  return (
    <ConfirmDialog
      open
      tone="critical"
      question={t("studio.glossary.remove.question", { term: term.en })}
      consequence={t("studio.glossary.remove.means")}
      confirmLabel={t("studio.glossary.remove.yes")}
      cancelLabel={t("studio.glossary.remove.no")}
      busy={state.phase === "running" ? t("studio.glossary.remove.busy") : undefined}
      error={
        state.phase === "refused"
          ? { toneLabel: t("studio.shell.tone.critical"), message: `${title} ${detail}` }
          : undefined
      }
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
