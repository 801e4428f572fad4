import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card } from "@portico/design-system/card";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { PhoneIcon } from "@portico/design-system/icons";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { phoneShown } from "@portico/rules/phone";
import { useCallback, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { serviceState } from "../../services/model/serviceState.rules.ts";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import { ServiceStateBadge } from "../../services/model/ServiceStateBadge.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { CallSettingsLinks } from "../model/CallSettingsLinks.tsx";
import type { VoiceLine } from "../model/voice.api.ts";
import { selectVoiceLines, voiceLinesWorkflows } from "../model/voiceLines.workflow.ts";
import { VoiceAreaRows } from "../model/VoiceAreas.tsx";
import { useLoadVoiceLines, VoicePage } from "../model/VoicePage.tsx";
import { lineUnreadEvents, lineUnreadWorkflows, selectLineUnread } from "./lineUnread.workflow.ts";
import * as css from "./voiceHome.css.ts";
import { VoiceManagerCard } from "./VoiceManagerCard.tsx";

/**
 * The telephone lines of the account (SERV-04). A customer on a phone, in a hurry, comes to see:
 * 1. which number is whose, and whether it works;
 * 2. how many of its messages are new; its messages and its calls, one tap away;
 * 3. whom to ask when no line is theirs;
 * 4. the voice manager, where the rest is set.
 */
function VoiceHomeScreen() {
  const t = useCopy();
  const read = useSelector(selectVoiceLines);
  return (
    <VoicePage back={{ href: "/services", label: t("services.screen") }} title={t("voice.home.title")}>
      <ScreenState
        read={read}
        skeleton={<Loading />}
        onRetry={useLoadVoiceLines()}
        empty={{ when: (lines) => lines.length === 0, show: <NoLines /> }}
      >
        {(lines) => (
          <>
            <VoiceAreaRows />
            <Lines lines={lines} />
            <CallSettingsLinks />
            <VoiceManagerCard />
          </>
        )}
      </ScreenState>
    </VoicePage>
  );
}

function Lines({ lines }: { lines: readonly VoiceLine[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const unread = useSelector(selectLineUnread);
  const count = useCallback(() => {
    const telephoneNumbers = lines.map(({ telephoneNumber }) => telephoneNumber);
    if (accountId !== null) dispatch(lineUnreadEvents.requested({ accountId, telephoneNumbers }));
  }, [dispatch, accountId, lines]);
  useEffect(count, [count]);
  useAccountChange("VOICE_MESSAGES", count);
  return (
    <Card labelledBy="voice-lines">
      <Stack gap="medium">
        <Heading level={2} size={3} id="voice-lines">
          {t("voice.home.lines", { count: lines.length })}
        </Heading>
        <Stack as="ul" gap="medium">
          {lines.map((line) => (
            <Stack as="li" gap="medium" key={line.telephoneNumber}>
              <Divider />
              <Line line={line} unread={unread[line.telephoneNumber] ?? 0} />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const tones = { ACTIVE: "success", SUSPENDED: "warning", PENDING: "info" } as const;

type LineProps = { line: VoiceLine; unread: number };

function Line({ line: { telephoneNumber, label, kind, status, assignedTo }, unread }: LineProps) {
  const t = useCopy();
  const number = phoneShown(telephoneNumber);
  return (
    <Inline justify="between" align="center" gap="medium">
      <Stack gap="xsmall">
        <Inline gap="small">
          <Heading level={3} size={4}>
            {label ?? number}
          </Heading>
          <LineState status={status} />
        </Inline>
        {label !== null && <Text size="small">{number}</Text>}
        <Text size="small" tone="quiet">
          {assignedTo === null
            ? t("voice.line.unassigned", { kind })
            : t("voice.line.assigned", { kind, name: assignedTo.name })}
        </Text>
      </Stack>
      <div className={css.lineLinks}>
        <Inline gap="medium">
          {unread > 0 && (
            <span className={css.unread}>
              <Badge tone="info">{t("voice.line.unread", { count: unread })}</Badge>
            </span>
          )}
          <Text size="small">
            <Link href={`/voice/messages?line=${telephoneNumber}`}>
              <LabelInContext inContext={t("voice.line.messagesOf", { line: label ?? number })}>
                {t("voice.line.messages")}
              </LabelInContext>
            </Link>
          </Text>
          <Text size="small">
            <Link href={`/voice/call-logs?line=${telephoneNumber}`}>
              <LabelInContext inContext={t("voice.line.callsOf", { line: label ?? number })}>
                {t("voice.line.calls")}
              </LabelInContext>
            </Link>
          </Text>
        </Inline>
      </div>
    </Inline>
  );
}

/** Why a line does not work: what is wrong with the voice service, before the line's own status. */
function LineState({ status }: Pick<VoiceLine, "status">) {
  const t = useCopy();
  const voice = useSelector(selectServicesRead).data?.find(({ key }) => key === "VOICE");
  const ofAccount = useSelector(selectCurrentAccount)?.status.service;
  if (voice && serviceState(voice, ofAccount) !== voice.status) return <ServiceStateBadge service={voice} />;
  return status !== "ACTIVE" && <Badge tone={tones[status]}>{t("voice.line.status", { status })}</Badge>;
}

function NoLines() {
  const t = useCopy();
  const manages = useSelector(selectPermissions).includes("manageVoice");
  return (
    <EmptyState title={t("voice.home.none")} icon={<PhoneIcon size={28} />}>
      {t(manages ? "voice.home.noneDetail" : "voice.home.noneOfYours")}
    </EmptyState>
  );
}

function Loading() {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("voice.home.loading")}>
      <Skeleton shape="text" lines={6} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const voiceHomeScreen = withWorkflows(withWorkflows(VoiceHomeScreen, lineUnreadWorkflows), voiceLinesWorkflows);
