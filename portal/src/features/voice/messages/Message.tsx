import { Dotted } from "../../../components/DividedList.tsx";
import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { phoneShown } from "@portico/rules/phone";
import { useDispatch, useSelector } from "react-redux";
import type { VoiceMessageRowFragment } from "../../../api/graphql/generated/voxcon.ts";
import { useReceived } from "../../account/model/useReceived.ts";
import { selectVoiceLines } from "../model/voiceLines.workflow.ts";
import { mediaUrl } from "./mediaUrl.ts";
import { messageEvents, selectFailedChange, type MessageChange } from "./messages.workflow.ts";
import * as css from "./Message.css.ts";
import { Named } from "./Named.tsx";
import { Player } from "./Player.tsx";
import { ChangeFailure } from "../../../components/ChangeFailure.tsx";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { quietRow } from "../../../components/quietRow.css.ts";

export type MessageProps = { message: VoiceMessageRowFragment; timeZone: string; accountId: string };

/**
 * One voicemail or fax: who, when, what; then the sound or the file. Whoever called can be called back with one tap. A
 * deleted one can be taken back for a while.
 */
export function Message({ message, timeZone, accountId }: MessageProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { id, kind, isRead, deletedUntil, transcript, language, seconds } = message;
  const { name, number, about, exact } = useMessageCopy(message, timeZone);
  const send = (change: MessageChange) => dispatch(messageEvents.changeRequested({ accountId, messageId: id, change }));
  const failed = useSelector(selectFailedChange);
  const markRead = () => void (!isRead && send({ what: "mark", isRead: true }));
  const media = { path: { messageId: id }, query: { accountId } };
  return (
    <li>
      <Card labelledBy={`message-${id} about-${id}`}>
        <Stack gap="small">
          <Stack gap="xsmall">
            <Inline gap="small">
              <Heading level={2} size={4} id={`message-${id}`}>
                {name ?? number}
              </Heading>
              {!isRead && deletedUntil === null && <Badge tone="info">{t("voice.message.new")}</Badge>}
            </Inline>
            <Text size="small" tone="quiet" id={`about-${id}`}>
              <Dotted facts={about} />
            </Text>
          </Stack>
          {failed?.messageId === id && (
            <ChangeFailure
              failure={failed.failure}
              unconfirmed={t("voice.message.unconfirmed", { change: failed.change.what })}
            />
          )}
          {deletedUntil !== null ? (
            <Inline gap="small">
              <Text>
                <span role="status">{t("voice.message.deleted")}</span>
              </Text>
              <Button variant="secondary" size="compact" onPress={() => send({ what: "restore" })}>
                <Named label={t("voice.message.undo")} message={exact} />
              </Button>
            </Inline>
          ) : (
            <>
              {kind === "VOICEMAIL" && (
                <Text>
                  {transcript === null ? t("voice.message.noTranscript") : <span lang={language}>{transcript}</span>}
                </Text>
              )}
              <div className={css.controls}>
                <div className={css.content}>
                  {kind === "VOICEMAIL" && (
                    <Player
                      src={mediaUrl("/api/pub/phoneedge/v2/phone/voicemail/audio/{messageId}", media)}
                      seconds={seconds}
                      message={exact}
                      onPlay={markRead}
                    />
                  )}
                  {kind === "FAX" && (
                    <ButtonLink
                      href={mediaUrl("/api/pub/phoneedge/v2/phone/fax/download/{messageId}", media)}
                      download={`fax-${id}.pdf`}
                      variant="secondary"
                      size="compact"
                    >
                      <Named label={t("voice.message.download")} message={exact} />
                    </ButtonLink>
                  )}
                </div>
                <div className={quietRow}>
                  <Inline gap="none">
                    <Button variant="quiet" size="compact" onPress={() => send({ what: "mark", isRead: !isRead })}>
                      <Named
                        label={t(isRead ? "voice.message.markUnread" : "voice.message.markRead")}
                        message={exact}
                      />
                    </Button>
                    <Button variant="quiet" size="compact" onPress={() => send({ what: "delete" })}>
                      <Named label={t("voice.message.delete")} message={exact} />
                    </Button>
                  </Inline>
                </div>
              </div>
            </>
          )}
        </Stack>
      </Card>
    </li>
  );
}

/** Who left it, or from which number; when and on which line; and both together for accessible names. */
function useMessageCopy(message: VoiceMessageRowFragment, timeZone: string) {
  const t = useCopy();
  const lines = useSelector(selectVoiceLines).data ?? [];
  const { caller, callerName, kind, pages, receivedAt, telephoneNumber } = message;
  const who = callerName ?? (caller === null ? t("voice.message.unknownCaller") : phoneShown(caller));
  const when = useReceived(timeZone)(receivedAt);
  const label = lines.find((line) => line.telephoneNumber === telephoneNumber)?.label;
  // A fax machine isn't called back.
  const number = caller !== null && (kind === "FAX" ? phoneShown(caller) : <PhoneLink phone={caller} />);
  const name = callerName ?? (caller === null ? who : null);
  const about = [
    ...(callerName !== null && number ? [number] : []),
    when,
    ...(kind === "FAX"
      ? [
          <span key="pages" className={css.oneLine}>
            {t("voice.message.fax", { pages })}
          </span>,
        ]
      : []),
    label ?? phoneShown(telephoneNumber),
  ];
  return { name, number, about, exact: `${who}, ${when}` };
}
