import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { EndOthersDialog } from "./EndOthersDialog.tsx";
import { EndingNotice } from "./EndingNotice.tsx";
import type { OpenSession } from "./security.api.ts";
import { endingEvents, selectSecurity, sessionsRead } from "./security.slice.ts";

/** Where the person is signed in; each other session can be signed out, or all of them. */
export function SessionList() {
  const t = useCopy();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const read = useSelector(selectSecurity).sessions;
  const skeleton = (
    <SkeletonGroup label={t("session.security.sessions.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <Stack gap="medium">
      <Heading level={2} size={2}>
        {t("session.security.sessions.title")}
      </Heading>
      <EndingNotice isDialogOpen={asking} />
      <ScreenState read={read} skeleton={skeleton} onRetry={() => dispatch(sessionsRead.requested())}>
        {({ sessions }) => <Sessions sessions={sessions} onEndOthers={() => setAsking(true)} />}
      </ScreenState>
      <EndOthersDialog open={asking} onClose={() => setAsking(false)} />
    </Stack>
  );
}

function Sessions({ sessions, onEndOthers }: { sessions: readonly OpenSession[]; onEndOthers: () => void }) {
  const t = useCopy();
  const dispatch = useDispatch();
  if (sessions.length === 0) return <Text>{t("session.security.sessions.none")}</Text>;
  const ask = () => {
    dispatch(endingEvents.dismissed());
    onEndOthers();
  };
  return (
    <Stack gap="medium">
      {sessions.length > 1 && <Text tone="quiet">{t("session.security.sessions.lead")}</Text>}
      <Stack gap="medium" as="ul">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <SessionCard session={session} />
          </li>
        ))}
      </Stack>
      {sessions.length > 1 ? (
        <Actions>
          <Button variant="secondary" onPress={ask}>
            {t("session.security.sessions.endOthers")}
          </Button>
        </Actions>
      ) : (
        <Text tone="quiet">{t("session.security.sessions.onlyHere")}</Text>
      )}
    </Stack>
  );
}

/** "Firefox on Windows", as far as it is known. */
function useDeviceName({ browser, system }: OpenSession): string {
  const known = browser && system ? "both" : browser ? "browser" : system ? "system" : "none";
  return useCopy()("session.security.sessions.device", { known, browser: browser ?? "", system: system ?? "" });
}

/** The part of a range that all its addresses start with: 203.0.113.0/24 is "203.0.113". */
const startOf = (network: string) => network.replace(/(\.0|::)\/\d+$/, "");

function SessionCard({ session }: { session: OpenSession }) {
  const t = useCopy();
  const { sessionId, current, network, signedInAt, lastActivityAt } = session;
  const device = useDeviceName(session);
  const isUnnamed = current && !session.browser && !session.system;
  // Two devices may be alike, so the card is no landmark of that name.
  return (
    <Card>
      <Stack gap="medium">
        <Inline gap="small" align="center">
          <CardTitle level={3} id={`session-${sessionId}`}>
            {isUnnamed ? t("session.security.sessions.here") : device}
          </CardTitle>
          {current && !isUnnamed && <Badge tone="info">{t("session.security.sessions.here")}</Badge>}
        </Inline>
        <Stack gap="xsmall">
          <Text size="small">{t("session.security.sessions.used", { at: lastActivityAt })}</Text>
          <Text size="small" tone="quiet">
            {t("session.security.sessions.signedIn", { at: signedInAt })}
          </Text>
          {/* Tells another device from one's own; it says nothing about the one in the hand. */}
          {!current && network !== null && (
            <Text size="small" tone="quiet">
              {t("session.security.sessions.network", { start: startOf(network) })}
            </Text>
          )}
        </Stack>
        {!current && <EndButton session={session} device={device} />}
      </Stack>
    </Card>
  );
}

function EndButton({ session: { sessionId, signedInAt }, device }: { session: OpenSession; device: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { ending } = useSelector(selectSecurity);
  const busy = ending.name === "working" && ending.command.what === "one" && ending.command.sessionId === sessionId;
  return (
    <Actions>
      <Button
        variant="secondary"
        size="compact"
        busy={busy ? t("session.security.sessions.ending") : undefined}
        onPress={() => dispatch(endingEvents.requested({ what: "one", sessionId, device }))}
      >
        {t("session.security.sessions.end")}
        <VisuallyHidden>{` ${device}, ${t("session.security.sessions.signedIn", { at: signedInAt })}`}</VisuallyHidden>
      </Button>
    </Actions>
  );
}
