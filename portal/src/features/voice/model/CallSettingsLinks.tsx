import { useCopy } from "@portico/content-runtime/react";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";

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
      <Inline gap="medium">
        {screens.map(([path, title]) => (
          <Link key={path} href={path}>
            {t(title)}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
