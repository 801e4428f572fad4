import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { MailIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Pagination } from "@portico/design-system/pagination";
import { phoneShown } from "@portico/rules/phone";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { VoiceMessagesQuery } from "../../../api/graphql/generated/voxcon.ts";
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
      <GraphArea>{accountId !== null && <Messages key={accountId} accountId={accountId} />}</GraphArea>
    </VoicePage>
  );
}

/** Which line's messages are shown, and which page of them, is in the URL. */
function useView() {
  const [search] = useSearchParams();
  const page = Number(search.get("page"));
  return { line: search.get("line"), page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1 };
}
const viewQuery = (line: string | null, page = 1) =>
  `?${new URLSearchParams({ ...(line !== null && { line }), ...(page > 1 && { page: String(page) }) })}`;

function Messages({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { line, page } = useView();
  // The data before belongs to the same account: another one mounts this part anew.
  const { read, retry, stale } = useGraphRead(
    VoiceMessagesDocument,
    { accountId, line, page },
    { endpoint: "voxcon", keep: () => true },
  );
  useAccountChange("VOICE_MESSAGES", retry, POLL_MILLISECONDS);
  useEffect(() => () => void dispatch(messageEvents.left()), [dispatch]);
  return (
    <ScreenState read={read} skeleton={<Loading />} onRetry={retry}>
      {({ voiceMessages }) =>
        voiceMessages.access === "ALLOWED" ? (
          <Stack gap="large">
            <LiveRegion
              urgency="polite"
              message={stale ? "" : t("voice.messages.unread", { count: unreadOf(voiceMessages, line) })}
            />
            <LineChoice line={line} answer={voiceMessages} />
            {stale ? <Loading /> : <List answer={voiceMessages} line={line} accountId={accountId} />}
          </Stack>
        ) : (
          <HeldBack title={t("voice.messages.heldBack")} onConfirmed={retry} />
        )
      }
    </ScreenState>
  );
}

type Answer = VoiceMessagesQuery["voiceMessages"];

/** How many messages of a line, or of every line, are new: also those of other pages. */
const unreadOf = ({ unread }: Answer, line: string | null) =>
  unread.reduce(
    (sum, { telephoneNumber, count }) => (line === null || telephoneNumber === line ? sum + count : sum),
    0,
  );

type ListProps = { answer: Answer; line: string | null; accountId: string };

function List({ answer: { messages, timeZone, page, pages }, line, accountId }: ListProps) {
  const t = useCopy();
  if (!messages?.length)
    return (
      <EmptyState title={t("voice.messages.none")} icon={<MailIcon size={28} />}>
        {t("voice.messages.noneDetail")}
      </EmptyState>
    );
  return (
    <>
      <Stack as="ul" gap="medium">
        {messages.map((message) => (
          <Message key={message.id} message={message} timeZone={timeZone} accountId={accountId} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          label={t("voice.messages.pages")}
          previousLabel={t("billing.pages.previous")}
          nextLabel={t("billing.pages.next")}
          pageLabel={(to) => t("billing.pages.page", { page: to })}
          position={(at, of) => t("billing.pages.position", { page: at, pages: of })}
          page={page}
          pages={pages}
          href={(to) => viewQuery(line, to)}
        />
      )}
    </>
  );
}

const everyLine = "all";

function LineChoice({ line, answer }: { line: string | null; answer: Answer }) {
  const t = useCopy();
  const navigate = useNavigate();
  const lines = useSelector(selectVoiceLines).data ?? [];
  if (lines.length < 2) return null;
  return (
    <Select
      name="line"
      label={t("voice.messages.line")}
      value={line ?? everyLine}
      onChange={(value) => void navigate(viewQuery(value === everyLine ? null : value), sameScreen)}
      options={[
        { value: everyLine, label: t("voice.messages.allLines", { count: unreadOf(answer, null) }) },
        ...lines.map(({ telephoneNumber, label }) => ({
          value: telephoneNumber,
          label: t("voice.messages.ofLine", {
            line: label ?? phoneShown(telephoneNumber),
            count: unreadOf(answer, telephoneNumber),
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
