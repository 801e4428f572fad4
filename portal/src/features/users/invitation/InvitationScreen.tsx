import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader, pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectIsSignedIn, selectProfile } from "../../session/model/session.selectors.ts";
import { signOutRequested } from "../../session/model/session.slice.ts";
import type { InvitationShown } from "../model/users.api.ts";
import { invitationWorkflows } from "./invitation.saga.ts";
import { invitationEvents, invitationRead, selectInvitation, selectInvitationPhase } from "./invitation.slice.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** The page of an invitation's link: a customer accepts with their sign-in, a new person makes one. */
function InvitationScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectInvitation);
  const phase = useSelector(selectInvitationPhase);
  const load = () => dispatch(invitationRead.requested());
  useArrival(() => {
    dispatch(invitationEvents.entered());
    load();
  });
  const isRegistered = phase.name === "registered";
  // The form with the focused button is gone.
  useEffect(() => {
    if (isRegistered) document.getElementById(pageTitleId)?.focus();
  }, [isRegistered]);
  const isUnknown =
    read.phase === "failed" && read.failure.kind === "refused" && read.failure.code === "NOT_FOUND" && !read.data;
  const skeleton = (
    <SkeletonGroup label={t("users.invitation.loading")}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t(phase.name === "registered" ? "users.invitation.readyTitle" : "users.invitation.title")}
          back={{ href: "/", label: t("users.invitation.back") }}
        />
        {phase.name === "registered" && <Registered username={phase.username} />}
        {isUnknown && (
          <Alert tone="critical" toneLabel={t("shell.tone.critical")} title={t("users.invitation.unknown")}>
            {t("users.invitation.unknownDetail")}
          </Alert>
        )}
        {phase.name !== "registered" && !isUnknown && (
          <ScreenState read={read} skeleton={skeleton} onRetry={load}>
            {(invitation) => <Invitation invitation={invitation} />}
          </ScreenState>
        )}
      </Stack>
    </Page>
  );
}

function Registered({ username }: { username: string }) {
  const t = useCopy();
  return (
    <Card>
      <Stack gap="large">
        <Text>{t("users.invitation.ready", { username })}</Text>
        <Actions>
          <ButtonLink href="/">{t("users.invitation.signIn")}</ButtonLink>
        </Actions>
      </Stack>
    </Card>
  );
}

function Invitation({ invitation }: { invitation: InvitationShown }) {
  const t = useCopy();
  const phase = useSelector(selectInvitationPhase);
  const { accountName, role, invitedBy, state } = invitation;
  if (state !== "OPEN")
    return (
      <Alert tone="warning" toneLabel={t("shell.tone.warning")} title={t("users.invitation.over", { state })}>
        {t("users.invitation.overDetail", { state, inviter: invitedBy })}
      </Alert>
    );
  const hasOwnPlace = phase.name === "failed" && phase.failure.kind !== "invalid";
  return (
    <Card>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Text>{t("users.invitation.lead", { inviter: invitedBy, account: accountName })}</Text>
          <Text weight="strong">{t("users.invitation.role", { role })}</Text>
          <Text size="small" tone="quiet">
            {t("settings.role.may", { role })}
          </Text>
        </Stack>
        {hasOwnPlace && <FailureAlert failure={phase.failure} />}
        <Answer invitation={invitation} />
      </Stack>
    </Card>
  );
}

/** What this visitor can do with the invitation. */
function Answer({ invitation: { email, hasSignIn, accountName } }: { invitation: InvitationShown }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const profile = useSelector(selectProfile);
  const phase = useSelector(selectInvitationPhase);
  const signOut = (
    <Button variant="secondary" onPress={() => dispatch(signOutRequested())}>
      {t("shell.signOut")}
    </Button>
  );
  if (isSignedIn && hasSignIn)
    return (
      <Stack gap="medium">
        <Text>{t("users.invitation.as", { name: profile?.firstName ?? "", username: profile?.username ?? "" })}</Text>
        <Actions>
          <Button
            busy={phase.name === "working" ? t("users.invitation.accepting") : undefined}
            onPress={() => dispatch(invitationEvents.accepted())}
          >
            {t("users.invitation.accept")}
          </Button>
          {phase.name === "failed" && signOut}
        </Actions>
      </Stack>
    );
  if (isSignedIn)
    return (
      <Stack gap="medium">
        <Text>{t("users.invitation.other", { email, name: profile?.firstName ?? "" })}</Text>
        <Actions>{signOut}</Actions>
      </Stack>
    );
  if (hasSignIn)
    return (
      <Stack gap="medium">
        <Text>{t("users.invitation.known", { email })}</Text>
        <Actions>
          <ButtonLink href="/?targetUrl=/accept-invitation">{t("users.invitation.signInToAccept")}</ButtonLink>
        </Actions>
      </Stack>
    );
  return <RegistrationForm email={email} accountName={accountName} />;
}

/** Router entry for the screen. */
export const invitationScreen = withWorkflows(InvitationScreen, invitationWorkflows);
