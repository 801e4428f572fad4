import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useState } from "react";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useDesk } from "../../data/desk.ts";
import { useRead } from "../../data/useRead.ts";
import { type Term, termsReading } from "./glossary.api.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { TermDialog } from "./TermDialog.tsx";
import { TermList } from "./TermList.tsx";
import { useTermRights } from "./useTermRights.ts";

/** What somebody is about to do to the glossary. */
type Task = { kind: "save"; term?: Term } | { kind: "remove"; term: Term };

/** What things are called: everybody looks it up, editors keep it. */
export function GlossaryScreen() {
  const t = useCopy();
  const may = useTermRights();
  const { cache } = useDesk();
  const { read, again } = useRead(termsReading);
  const [task, setTask] = useState<Task>();
  const [said, setSaid] = useState("");
  const done = (words: string) => {
    setTask(undefined);
    setSaid(words);
  };
  const removed = ({ id }: Term, words: string) => {
    // The row goes before the dialog does, so that the focus is not given back to a button that is about to go.
    cache.put(termsReading.name, read.data?.filter((term) => term.id !== id));
    done(words);
  };
  const none = <EmptyState title={t("studio.glossary.empty.title")}>{t("studio.glossary.empty.detail")}</EmptyState>;
  const remove = may.english && may.spanish ? { onRemove: (term: Term) => setTask({ kind: "remove", term }) } : {};
  const change = may.english || may.spanish ? { onChange: (term: Term) => setTask({ kind: "save", term }), ...remove } : undefined;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t("studio.glossary.title")}
          description={t("studio.glossary.lead")}
          actions={may.english && may.spanish && read.data && <Button onPress={() => setTask({ kind: "save" })}>{t("studio.glossary.add")}</Button>}
        />
        <ScreenState read={read} onRetry={again} skeleton={<GlossaryOnItsWay />} empty={{ when: (terms) => terms.length === 0, show: none }}>
          {(terms) => <TermList terms={terms} actions={change} />}
        </ScreenState>
        <LiveRegion urgency="polite" message={said} />
      </Stack>
      {task?.kind === "save" && <TermDialog term={task.term} may={may} terms={read.data ?? []} onClose={() => setTask(undefined)} onSaved={done} />}
      {task?.kind === "remove" && <RemoveDialog term={task.term} onClose={() => setTask(undefined)} onRemoved={removed} />}
    </Page>
  );
}

function GlossaryOnItsWay() {
  return (
    <SkeletonGroup label={useCopy()("studio.glossary.loading")}>
      <Stack gap="large">
        <Skeleton shape="block" />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </SkeletonGroup>
  );
}
