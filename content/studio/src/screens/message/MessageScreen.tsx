import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useParams, useSearchParams } from "react-router-dom";
import { KeyText } from "../../components/KeyText.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { useRead } from "../../data/useRead.ts";
import { type Message, messageReading, type Scope } from "./message.api.ts";
import { Wording } from "./Wording.tsx";

const scopeIn = (query: URLSearchParams): Scope => (["business", "community"] as const).find((site) => site === query.get("scope")) ?? "all";

/** One message to read: where it appears, what customers read in both languages, its draft. */
export function MessageScreen() {
  const t = useCopy();
  const { key = "" } = useParams();
  const [query] = useSearchParams();
  const { read, again } = useRead(messageReading(key, scopeIn(query)));
  useScreenTitle(key);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader back={{ href: "/studio/messages", label: t("studio.message.back") }} title={<KeyText>{key}</KeyText>} />
        <ScreenState read={read} onRetry={again} skeleton={<MessageOnItsWay />}>
          {(message) => <Facts message={message} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Facts({ message: { where, live, draft } }: { message: Message }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Heading level={2}>{t("studio.message.where")}</Heading>
        <Text>
          <span lang="en">{where}</span>
        </Text>
      </Stack>
      {draft?.wording && <Wording title={t("studio.message.draft", { author: draft.author })} wording={draft.wording} />}
      {live && <Wording title={t("studio.message.live")} wording={live} />}
    </Stack>
  );
}

function MessageOnItsWay() {
  return (
    <SkeletonGroup label={useCopy()("studio.message.loading")}>
      <Skeleton shape="text" lines={6} />
    </SkeletonGroup>
  );
}
