import { useCopy } from "@portico/content-runtime/react";
import { LinkRows } from "../../../components/LinkRows.tsx";

const screens = [
  ["/services/voice/call-forwarding", "voice.forwarding.screen"],
  ["/services/voice/call-guard", "voice.guard.screen"],
  ["/services/voice/phone", "voice.phone.screen"],
  ["/voice/manage-lines", "voice.manage.screen"],
] as const;

/** From the list of lines to what can be set for them. */
export function CallSettingsLinks() {
  const t = useCopy();
  return (
    <nav aria-label={t("voice.settings.links")}>
      <LinkRows rows={screens.map(([href, title]) => ({ href, title: t(title) }))} />
    </nav>
  );
}
