import { IconTile, MailIcon, MobileIcon, PhoneIcon, ShieldIcon, TvIcon, WifiIcon } from "@portico/design-system/icons";
import type { Service } from "./services.api.ts";

const icons: Partial<Record<Service["key"], typeof WifiIcon>> = {
  VOICE: PhoneIcon,
  HOSTED_VOICE: PhoneIcon,
  MOBILE: MobileIcon,
  VIDEO: TvIcon,
  EMAIL: MailIcon,
  SECURITY: ShieldIcon,
  BACKUP: ShieldIcon,
};

/** A service's icon; a generic connection icon by default. */
export function ServiceIcon({ service }: { service: Pick<Service, "key"> }) {
  const Icon = icons[service.key] ?? WifiIcon;
  return (
    <IconTile>
      <Icon size={22} />
    </IconTile>
  );
}
