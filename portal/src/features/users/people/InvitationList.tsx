import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import type { Invitation } from "../model/users.api.ts";
import { peopleEvents, selectPeoplePhase } from "./people.slice.ts";
import type { Opened } from "./openedDialog.ts";

export type InvitationListProps = {
  accountId: string;
  invitations: readonly Invitation[];
  onOpen: (dialog: Opened) => void;
};

/** Invitations that nobody has accepted: each can be sent again or withdrawn. */
export function InvitationList({ accountId, invitations, onOpen }: InvitationListProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Heading level={2} size={2}>
        {t("users.invitations.title")}
      </Heading>
      <Grid min="medium" gap="large" as="ul">
        {invitations.map((invitation) => (
          <li key={invitation.invitationId}>
            <InvitationCard accountId={accountId} invitation={invitation} onOpen={onOpen} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Lets a long address break before its domain. */
function Breakable({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

type InvitationCardProps = Omit<InvitationListProps, "invitations"> & { invitation: Invitation };

function InvitationCard({ accountId, invitation, onOpen }: InvitationCardProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { invitationId, email, role, state, invitedBy, sentAt, expiresAt } = invitation;
  const id = `invitation-${invitationId}`;
  const phase = useSelector(selectPeoplePhase);
  const isSending = phase.name === "working" && phase.what === "resend" && phase.person === email;
  const isExpired = state === "EXPIRED";
  const resend = () =>
    dispatch(peopleEvents.submitted({ accountId, command: { what: "resend", name: email, invitation } }));
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Inline gap="small" align="center">
            <CardTitle level={3} id={id}>
              <Breakable email={email} />
            </CardTitle>
            {isExpired && <Badge tone="warning">{t("users.invitations.expired")}</Badge>}
          </Inline>
          <Text weight="strong">{t("users.role", { role })}</Text>
          <Text size="small" tone="quiet">
            {t("users.invitations.sent", { name: invitedBy, date: sentAt })}
          </Text>
          <Text size="small" tone="quiet">
            {t(isExpired ? "users.invitations.ended" : "users.invitations.ends", { date: expiresAt })}
          </Text>
        </Stack>
        <Actions>
          <Button variant="secondary" size="compact" busy={isSending ? t("users.sending") : undefined} onPress={resend}>
            {t("users.invitations.resend")}
            <VisuallyHidden> {email}</VisuallyHidden>
          </Button>
          <Button variant="quiet" size="compact" onPress={() => onOpen({ what: "withdraw", invitation })}>
            {t("users.invitations.withdraw")}
            <VisuallyHidden> {email}</VisuallyHidden>
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
