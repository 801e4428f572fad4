import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { UsersIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { maxPropertyContacts } from "@portico/rules/propertyContact";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { ContactDialogs, type Opened } from "./ContactDialogs.tsx";
import { ContactList } from "./ContactList.tsx";
import { contactEvents, contactsRead, selectContactPhase, selectContacts } from "./contacts.slice.ts";
import { Alert } from "@portico/design-system/alert";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { contactsWorkflows } from "./contacts.saga.ts";

/**
 * The property's points of contact for the provider: all its customers see them, administrators maintain them
 * (SHELL-12).
 */
function PropertyContactsScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const mayChange = useSelector(selectPermissions).includes("manageUsers");
  const read = useSelector(selectContacts);
  const [opened, setOpened] = useState<Opened>(null);
  const load = () => dispatch(contactsRead.requested({ accountId }));
  const open = (dialog: Opened) => {
    dispatch(contactEvents.dismissed());
    setOpened(dialog);
  };
  useArrival(() => {
    dispatch(contactEvents.dismissed());
    load();
  });
  const isFull = (read.data?.length ?? 0) >= maxPropertyContacts;
  const add = mayChange && (
    <Button
      disabledReason={isFull ? t("community.contacts.full", { max: maxPropertyContacts }) : undefined}
      onPress={() => open({ what: "add" })}
    >
      {t("community.contacts.add")}
    </Button>
  );
  const none = (
    <EmptyState title={t("community.contacts.none")} icon={<UsersIcon size={28} />} action={add}>
      {t("community.contacts.noneDetail")}
    </EmptyState>
  );
  return (
    <Page width="wide">
      <Stack gap="large">
        <Stack gap="small">
          <BackLink href="/profile-and-settings" label={t("community.contacts.back")} />
          <PageHeader
            title={t("community.contacts.title")}
            description={t("community.contacts.lead")}
            actions={(read.data?.length ?? 0) > 0 && add}
          />
        </Stack>
        <ChangeNotice />
        {!mayChange && <Text tone="quiet">{t("community.contacts.mayNot")}</Text>}
        <ScreenState
          read={read}
          skeleton={<OnTheirWay />}
          onRetry={load}
          empty={{ when: (contacts) => contacts.length === 0, show: none }}
        >
          {(contacts) => <ContactList contacts={contacts} onOpen={mayChange ? open : undefined} />}
        </ScreenState>
        <ContactDialogs accountId={accountId} opened={opened} onClose={() => setOpened(null)} />
      </Stack>
    </Page>
  );
}

function OnTheirWay() {
  return (
    <SkeletonGroup label={useCopy()("community.contacts.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Confirms the last change; failures are shown in its dialog. */
function ChangeNotice() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectContactPhase);
  if (phase.name !== "done") return null;
  const dismiss = { label: t("community.contacts.close"), onDismiss: () => dispatch(contactEvents.dismissed()) };
  return (
    <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" dismiss={dismiss}>
      {t("community.contacts.done", { what: phase.what, name: phase.contact })}
    </Alert>
  );
}

/** Router entry for the screen. */
export const propertyContactsScreen = withWorkflows(PropertyContactsScreen, contactsWorkflows);
