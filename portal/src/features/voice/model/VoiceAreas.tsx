import { useCopy } from "@portico/content-runtime/react";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { useLocation } from "react-router-dom";

const screens = [
  ["/voice/messages", "voice.messages.title"],
  ["/voice/call-logs", "voice.calls.title"],
] as const;

/** From the list of lines to what happened on all of them. */
export function VoiceAreaRows() {
  const t = useCopy();
  return (
    <nav aria-label={t("voice.areas")}>
      <LinkRows rows={screens.map(([href, title]) => ({ href, title: t(title) }))} />
    </nav>
  );
}

/** Between what happened on the lines: messages and calls. */
export function VoiceAreas() {
  const t = useCopy();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("voice.areas")}>
      <Inline gap="medium">
        {screens.map(([path, title]) => (
          <Link key={path} href={path} current={path === pathname}>
            {t(title)}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
