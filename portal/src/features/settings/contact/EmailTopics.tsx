import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { LockIcon } from "@portico/design-system/icons";
import { Bleed, Divider, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { DividedList } from "../../../components/DividedList.tsx";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { statementsPath } from "../../billing/model/paths.ts";
import { selectProfile } from "../../session/model/session.selectors.ts";
import type { EmailPreference, EmailPreferences } from "./contact.api.ts";
import { selectContact, topicEvents } from "./contact.slice.ts";

type EmailTopicsProps = { accountId: string; preferences: EmailPreferences };

/** Which e-mails about the current account the user gets. */
export function EmailTopics({ accountId, preferences: { address, topics } }: EmailTopicsProps) {
  const t = useCopy();
  const account = useSelector(selectProfile)?.accountName ?? "";
  return (
    <Card labelledBy="topics">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <CardTitle level={2} id="topics">
            {t("contact.topics.title")}
          </CardTitle>
          <Text tone="quiet">{t("contact.topics.account", { account })}</Text>
        </Stack>
        {address === null && <Text>{t("contact.topics.noAddress")}</Text>}
        <DividedList inCard items={topics} itemKey={({ topic }) => topic}>
          {(preference) => <Topic accountId={accountId} preference={preference} />}
        </DividedList>
        <Bleed>
          <Divider />
        </Bleed>
        <Link href={statementsPath(accountId)}>{t("contact.statements")}</Link>
      </Stack>
    </Card>
  );
}

function Topic({ accountId, preference }: { accountId: string; preference: EmailPreference }) {
  const t = useCopy();
  const { topic, wanted, onlyRecipient } = preference;
  if (!onlyRecipient) return <TopicChoice accountId={accountId} preference={preference} />;
  return (
    <Stack gap="small">
      <div>
        <Text weight="medium">{t(`contact.topic.${topic}`)}</Text>
        <Text size="small">{t(`contact.topic.${topic}.hint`)}</Text>
      </div>
      {/* Where others have a control, a sign that there is none on purpose. */}
      <Inline gap="small" wrap={false} align="start">
        <LockIcon size={20} />
        <div>
          <Text>{labelOf(t, topic, wanted)}</Text>
          <Text size="small">{t("contact.topic.onlyRecipient")}</Text>
        </div>
      </Inline>
    </Stack>
  );
}

const labelOf = (t: ReturnType<typeof useCopy>, topic: EmailPreference["topic"], wanted: EmailPreference["wanted"]) =>
  topic === "APPOINTMENTS" || topic === "SUPPORT"
    ? t(`contact.wanted.${topic}`, { wanted: wanted === "ALL" ? "ALL" : "NONE" })
    : t(`contact.wanted.${topic}`, { wanted });

/** Shows the choice at once, and goes back to what the server has when it is not saved. */
function TopicChoice({ accountId, preference }: { accountId: string; preference: EmailPreference }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { topics } = useSelector(selectContact);
  const { topic, wanted, choices } = preference;
  const phase = topics[topic];
  const shown = phase?.name === "saving" ? phase.wanted : wanted;
  const failed = phase?.name === "failed" ? failureCopy(phase.failure) : undefined;
  return (
    <Stack gap="xsmall">
      <RadioGroup
        legend={t(`contact.topic.${topic}`)}
        name={topic}
        hint={t(`contact.topic.${topic}.hint`)}
        value={shown}
        error={failed && `${t(failed.title)} ${t(failed.detail)}`}
        options={choices.map((value) => ({ value, label: labelOf(t, topic, value) }))}
        onChange={(next) => dispatch(topicEvents.requested({ accountId, topic, wanted: next }))}
      />
      <div role="status">
        {(phase?.name === "saving" || phase?.name === "saved") && (
          <Text size="small" tone="quiet">
            {t(phase.name === "saving" ? "contact.topic.saving" : "contact.topic.saved")}
          </Text>
        )}
      </div>
    </Stack>
  );
}
