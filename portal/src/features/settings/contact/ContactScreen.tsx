import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { DividedList } from "../../../components/DividedList.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectVoiceIsProvisioned } from "../../services/model/services.selectors.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { contactWorkflows } from "./contact.saga.ts";
import { contactRead, emailEvents, emailsRead, nameEvents, selectContact, topicEvents } from "./contact.slice.ts";
import { EmailCard } from "./EmailCard.tsx";
import { EmailTopics } from "./EmailTopics.tsx";
import { NameCard } from "./NameCard.tsx";
import { PhoneLinesCard } from "./PhoneLinesCard.tsx";
import type { EmailPreferences } from "./contact.api.ts";

/**
 * Contact data and e-mails (SESS-19). A customer on a phone, in a hurry, comes to:
 * 1. see where e-mails go, and change the address;
 * 2. stop e-mails that are not for them, or get those that are missing;
 * 3. learn which ones always come, and why.
 */
function ContactScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const profile = useSelector(selectProfile);
  const voiceIsOn = useToggle("voice");
  const hasVoice = useSelector(selectVoiceIsProvisioned);
  const { contact, emails } = useSelector(selectContact);
  const load = () => dispatch(contactRead.requested());
  const loadEmails = () => accountId !== null && dispatch(emailsRead.requested({ accountId }));
  useArrival(() => {
    load();
    loadEmails();
  });
  useEffect(
    () => () => {
      dispatch(nameEvents.left());
      dispatch(emailEvents.reset());
      dispatch(topicEvents.left());
    },
    [dispatch],
  );
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t("contact.screen")}
          description={t("contact.lead")}
          back={{ href: "/profile-and-settings", label: t("users.back") }}
        />
        <ScreenState read={contact} skeleton={<Loading />} onRetry={load}>
          {(data) => <EmailCard contact={data} />}
        </ScreenState>
        {accountId !== null && !isPending(contact) && (
          <ScreenState read={emails} skeleton={<Loading />} onRetry={loadEmails}>
            {(data) => (
              <>
                <EmailTopics accountId={accountId} preferences={data} />
                <AlwaysSent items={data.always} />
              </>
            )}
          </ScreenState>
        )}
        {/* What follows the e-mails waits for them, so that they push nothing down. */}
        {contact.data && (accountId === null || !isPending(emails)) && <NameCard firstName={contact.data.firstName} />}
        {accountId !== null && profile && hasVoice && voiceIsOn && !isPending(emails) && (
          <PhoneLinesCard guid={profile.guid} accountId={accountId} />
        )}
      </Stack>
    </Page>
  );
}

/** E-mails that cannot be turned off. */
function AlwaysSent({ items }: { items: EmailPreferences["always"] }) {
  const t = useCopy();
  return (
    <Card labelledBy="always">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <CardTitle level={2} id="always">
            {t("contact.always.title")}
          </CardTitle>
          <Text tone="quiet">{t("contact.always.lead")}</Text>
        </Stack>
        <DividedList inCard items={items} itemKey={(item) => item}>
          {(item) => <Text>{t(`contact.always.${item}`)}</Text>}
        </DividedList>
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <Card>
      <SkeletonGroup label={useCopy()("contact.loading")}>
        <Skeleton shape="text" lines={4} />
      </SkeletonGroup>
    </Card>
  );
}

/** Router entry for the screen. */
export const contactScreen = withWorkflows(ContactScreen, contactWorkflows);
