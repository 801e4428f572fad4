import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useState } from "react";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { useMay } from "../../session/sessionContext.ts";
import { GiveDialog } from "./GiveDialog.tsx";
import { type Grant, peopleReading, type Person } from "./people.api.ts";
import { PeopleTable } from "./PeopleTable.tsx";
import { TakeDialog } from "./TakeDialog.tsx";

/** What an administrator is about to do. */
type Task = { kind: "give"; person: Person } | { kind: "take"; person: Person; grant: Grant };

/** Who has which role: everybody sees it, administrators decide about it. */
export function PeopleScreen() {
  const t = useCopy();
  const may = useMay("administer");
  const { read, again } = useRead(peopleReading);
  const [task, setTask] = useState<Task>();
  const [said, setSaid] = useState("");
  const saved = (words: string) => {
    setTask(undefined);
    setSaid(words);
  };
  const close = () => setTask(undefined);
  const none = <EmptyState title={t("studio.people.empty.title")}>{t("studio.people.empty.detail")}</EmptyState>;
  const actions = may ? { onGive: (person: Person) => setTask({ kind: "give", person }), onTake: (person: Person, grant: Grant) => setTask({ kind: "take", person, grant }) } : undefined;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.people.title")} description={t("studio.people.lead")} />
        <ScreenState read={read} onRetry={again} skeleton={<PeopleOnTheirWay />} empty={{ when: (people) => people.length === 0, show: none }}>
          {(people) => <PeopleTable people={people} actions={actions} empty={none} />}
        </ScreenState>
        <LiveRegion urgency="polite" message={said} />
      </Stack>
      {task?.kind === "give" && <GiveDialog person={task.person} onClose={close} onSaved={saved} />}
      {task?.kind === "take" && <TakeDialog person={task.person} grant={task.grant} onClose={close} onSaved={saved} />}
    </Page>
  );
}

function PeopleOnTheirWay() {
  return (
    <SkeletonGroup label={useCopy()("studio.people.loading")}>
      <Skeleton shape="text" lines={8} />
    </SkeletonGroup>
  );
}
