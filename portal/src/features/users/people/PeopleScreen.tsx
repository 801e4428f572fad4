import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button, ButtonLink } from "@portico/design-system/button";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { SearchField } from "@portico/design-system/field";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Popover } from "@portico/design-system/popover";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { quietAlone } from "../../../components/quietRow.css.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { People } from "../model/users.api.ts";
import { AccessChanges } from "./AccessChanges.tsx";
import { ownWords, useRoleOptions } from "./dialogParts.ts";
import { InvitationList } from "./InvitationList.tsx";
import { peopleWorkflows } from "./people.saga.ts";
import { peopleEvents, peopleRead, selectPeople, selectPeoplePhase } from "./people.slice.ts";
import { isOfOpened, type Opened } from "./openedDialog.ts";
import { PeopleDialogs } from "./PeopleDialogs.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { matches } from "./search.ts";

/** The users of the current account: administrators invite, change and remove them (SESS-18, SESS-21). */
function PeopleScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const read = useSelector(selectPeople);
  const [opened, setOpened] = useState<Opened>(null);
  const load = () => dispatch(peopleRead.requested({ accountId }));
  const open = (dialog: Opened) => {
    dispatch(peopleEvents.dismissed());
    setOpened(dialog);
  };
  useArrival(() => {
    dispatch(peopleEvents.dismissed());
    load();
  });
  const invite = (
    <Button
      disabledReason={read.data?.canInvite === false ? t("users.inviteUnavailable") : undefined}
      onPress={() => open({ what: "invite" })}
    >
      {t("users.invite")}
    </Button>
  );
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("users.title")} description={t("users.lead")} actions={read.data && invite} />
        <ChangeNotice opened={opened} />
        <ScreenState read={read} skeleton={<PeopleSkeleton />} onRetry={load}>
          {(data) => <Everybody data={data} accountId={accountId} onOpen={open} />}
        </ScreenState>
        {read.data && (
          <PeopleDialogs accountId={accountId} data={read.data} opened={opened} onClose={() => setOpened(null)} />
        )}
      </Stack>
    </Page>
  );
}

/** What each role may do, before somebody is invited or changed. */
function RolesExplained() {
  const t = useCopy();
  const roles = useRoleOptions();
  return (
    <div className={quietAlone}>
      <Popover
        variant="quiet"
        label={t("users.roles.question")}
        title={t("users.roles.title")}
        closeLabel={t("users.close")}
      >
        <Stack as="ul" gap="small">
          {roles.map(({ value, label, description }) => (
            <li key={value}>
              <Text weight="strong">{label}</Text>
              <Text size="small">{description}</Text>
            </li>
          ))}
        </Stack>
      </Popover>
    </div>
  );
}

type EverybodyProps = { data: People; accountId: string; onOpen: (dialog: Opened) => void };

function Everybody({ data, accountId, onOpen }: EverybodyProps) {
  const t = useCopy();
  const [search, setSearch] = useState("");
  const shown = data.people.filter((person) => matches(person, search));
  const nobody = <EmptyState title={t("users.search.none")}>{t("users.search.noneDetail")}</EmptyState>;
  return (
    <Stack gap="xlarge">
      <Stack gap="large">
        <SearchField
          label={t("users.search.label")}
          name="search"
          value={search}
          clearLabel={t("users.search.clear")}
          onChange={setSearch}
        />
        <RolesExplained />
        <LiveRegion
          urgency="polite"
          message={search.trim() === "" ? "" : t("users.search.found", { count: shown.length })}
        />
        {shown.length === 0 ? (
          nobody
        ) : (
          <PeopleList people={shown} accounts={data.accounts} accountId={accountId} onOpen={onOpen} />
        )}
        {data.people.length === 1 && data.invitations.length === 0 && (
          <EmptyState title={t("users.alone.title")}>{t("users.alone.detail")}</EmptyState>
        )}
      </Stack>
      {data.invitations.length > 0 && (
        <InvitationList accountId={accountId} invitations={data.invitations} onOpen={onOpen} />
      )}
      {data.changes.length > 0 && <AccessChanges changes={data.changes} />}
      <Inline>
        <ButtonLink href="/user-preferences/activity" variant="secondary">
          {t("users.log.title")}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label={useCopy()("users.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

function ChangeFailed({ failure }: { failure: Failure }) {
  const t = useCopy();
  const own = ownWords(failure);
  if (!own) return <FailureAlert failure={failure} />;
  return (
    <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
      {t(own)}
    </Alert>
  );
}

/** Confirms the last change. Failures are shown in the dialog of the change, and here for a change without one. */
function ChangeNotice({ opened }: { opened: Opened }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectPeoplePhase);
  const isFailureHere = phase.name === "failed" && !isOfOpened(phase, opened);
  const dismiss = { label: t("users.dismiss"), onDismiss: () => dispatch(peopleEvents.dismissed()) };
  return (
    <>
      {phase.earlier && <ChangeFailed failure={phase.earlier.failure} />}
      {isFailureHere && <ChangeFailed failure={phase.failure} />}
      {phase.name === "done" && (
        <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" dismiss={dismiss}>
          {t("users.done", { what: phase.what, name: phase.person })}
        </Alert>
      )}
    </>
  );
}

/** Router entry for the screen. */
export const peopleScreen = withWorkflows(PeopleScreen, peopleWorkflows);
