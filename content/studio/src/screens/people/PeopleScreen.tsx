import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useState } from "react";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { useMay } from "../../session/sessionContext.ts";
import { AssignRoleDialog, RemoveRoleDialog } from "./RoleDialogs.tsx";
import { type Grant, peopleReading, type Person } from "./people.api.ts";
import { PeopleTable } from "./PeopleTable.tsx";

/** The open dialog. */
type Task = { kind: "give"; person: Person } | { kind: "take"; person: Person; grant: Grant };

/** The users and their roles: visible to everyone, edited by administrators. */
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
  const actions = may
    ? {
        onAssign: (person: Person) => setTask({ kind: "give", person }),
        onTake: (person: Person, grant: Grant) => setTask({ kind: "take", person, grant }),
      }
    : undefined;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.people.title")} description={t("studio.people.lead")} />
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<PeopleSkeleton />}
          empty={{ when: (people) => people.length === 0, show: none }}
        >
          {(people) => <PeopleTable people={people} actions={actions} empty={none} />}
        </ScreenState>
        <LiveRegion urgency="polite" message={said} />
      </Stack>
      {task?.kind === "give" && <AssignRoleDialog person={task.person} onClose={close} onSaved={saved} />}
      {task?.kind === "take" && (
        <RemoveRoleDialog person={task.person} grant={task.grant} onClose={close} onSaved={saved} />
      )}
    </Page>
  );
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label={useCopy()("studio.people.loading")}>
      <Skeleton shape="text" lines={8} />
    </SkeletonGroup>
  );
}
