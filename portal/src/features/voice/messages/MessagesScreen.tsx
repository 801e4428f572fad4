import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { MailIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { phoneShown } from "@portico/rules/phone";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { VoiceMessageRowFragment } from "../../../api/graphql/generated/voxcon.ts";
import { VoiceMessagesDocument } from "../../../api/graphql/generated/voxcon.messages.ts";
import { GraphArea } from "../../../components/GraphArea.tsx";
import { sameScreen } from "../../../components/sameScreen.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { HeldBack } from "../model/HeldBack.tsx";
import { VoiceAreas } from "../model/VoiceAreas.tsx";
import { selectVoiceLines, voiceLinesWorkflows } from "../model/voiceLines.workflow.ts";
import { VoicePage } from "../model/VoicePage.tsx";
import { Message } from "./Message.tsx";
import { messageEvents, messagesWorkflows } from "./messages.workflow.ts";

/** How often new messages, and deletions that became final, are looked for while the event stream is down. */
const POLL_MILLISECONDS = 30_000;

/**
 * Voicemail and faxes (SERV-04). A customer on a phone, in a hurry, comes to see:
 * 1. who called and what they want, without listening: the transcript;
 * 2. the message itself, by one press, and faster if they like;
 * 3. that what is dealt with is gone, and back if that was a slip.
 */
function MessagesScreen() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  return (
    <VoicePage title={t("voice.messages.title")} back={{ href: "/services/voice", label: t("voice.messages.back") }}>
      <VoiceAreas />
      <GraphArea>{accountId !== null && <Messages accountId={accountId} />}</GraphArea>
    </VoicePage>
  );
}

function Messages({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { read, retry } = useGraphRead(VoiceMessagesDocument, { accountId }, { endpoint: "voxcon" });
  useAccountChange("VOICE_MESSAGES", retry, POLL_MILLISECONDS);
  useEffect(() => () => void dispatch(messageEvents.left()), [dispatch]);
  return (
    <ScreenState read={read} skeleton={<Loading />} onRetry={retry}>
      {({ voiceMessages: { access, messages, timeZone } }) =>
        access === "ALLOWED" ? (
          <Stack gap="large">
            <List messages={messages ?? []} timeZone={timeZone} accountId={accountId} />
          </Stack>
        ) : (
          <HeldBack title={t("voice.messages.heldBack")} onConfirmed={retry} />
        )
      }
    </ScreenState>
  );
}

type ListProps = { messages: readonly VoiceMessageRowFragment[]; timeZone: string; accountId: string };

function List({ messages, timeZone, accountId }: ListProps) {
  const t = useCopy();
  const [search] = useSearchParams();
  const line = search.get("line");
  const shown = messages.filter(({ telephoneNumber }) => line === null || telephoneNumber === line);
  const unread = shown.filter(({ isRead, deletedUntil }) => !isRead && deletedUntil === null).length;
  return (
    <Stack gap="large">
      <LiveRegion urgency="polite" message={t("voice.messages.unread", { count: unread })} />
      <LineChoice line={line} messages={messages} />
      {shown.length === 0 ? (
        <EmptyState title={t("voice.messages.none")} icon={<MailIcon size={28} />}>
          {t("voice.messages.noneDetail")}
        </EmptyState>
      ) : (
        <Stack as="ul" gap="medium">
          {shown.map((message) => (
            <Message key={message.id} message={message} timeZone={timeZone} accountId={accountId} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const everyLine = "all";

/** Which line's messages are shown is in the URL. */
function LineChoice({ line, messages }: { line: string | null; messages: readonly VoiceMessageRowFragment[] }) {
  const t = useCopy();
  const navigate = useNavigate();
  const lines = useSelector(selectVoiceLines).data ?? [];
  if (lines.length < 2) return null;
  const unreadOf = (tn: string | null) =>
    messages.filter(
      ({ telephoneNumber, isRead, deletedUntil }) =>
        !isRead && deletedUntil === null && (tn === null || telephoneNumber === tn),
    ).length;
  return (
    <Select
      name="line"
      label={t("voice.messages.line")}
      value={line ?? everyLine}
      onChange={(value) => void navigate(value === everyLine ? "?" : `?line=${value}`, sameScreen)}
      options={[
        { value: everyLine, label: t("voice.messages.allLines", { count: unreadOf(null) }) },
        ...lines.map(({ telephoneNumber, label }) => ({
          value: telephoneNumber,
          label: t("voice.messages.ofLine", {
            line: label ?? phoneShown(telephoneNumber),
            count: unreadOf(telephoneNumber),
          }),
        })),
      ]}
    />
  );
}

function Loading() {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("voice.messages.loading")}>
      <Skeleton shape="text" lines={6} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const messagesScreen = withWorkflows(withWorkflows(MessagesScreen, messagesWorkflows), voiceLinesWorkflows);
