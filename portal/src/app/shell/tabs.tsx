import type { BareKey } from "../../lib/bareKey.ts";
import { useToggle } from "@portico/content-runtime/react";
import { BillIcon, CommunityIcon, HomeIcon, PhoneIcon, SettingsIcon } from "@portico/design-system/icons";
import type { ReactElement } from "react";
import { useSelector } from "react-redux";
import { selectHasCommunityTab } from "../../features/community/model/community.selectors.ts";
import { selectVoiceIsProvisioned } from "../../features/services/model/services.selectors.ts";
import { selectCurrentAccountId, selectPermissions } from "../../features/session/model/session.selectors.ts";
import type { TabId } from "../router/route.ts";

export type Tab = { id: TabId; href: string; label: BareKey; shortLabel: BareKey; icon: ReactElement };

const summary: Tab = { id: "summary", href: "/account-summary", label: "shell.tab.summary", shortLabel: "shell.tab.summary.short", icon: <HomeIcon size={20} /> };
const billing: Tab = { id: "billing", href: "/billing", label: "shell.tab.billing", shortLabel: "shell.tab.billing", icon: <BillIcon size={20} /> };
const services: Tab = { id: "services", href: "/services", label: "shell.tab.services", shortLabel: "shell.tab.services", icon: <PhoneIcon size={20} /> };
const settings: Tab = { id: "settings", href: "/profile-and-settings", label: "shell.tab.profile", shortLabel: "shell.tab.settings", icon: <SettingsIcon size={20} /> };
const community: Tab = { id: "community", href: "/community", label: "shell.tab.community", shortLabel: "shell.tab.community.short", icon: <CommunityIcon size={20} /> };

/** The local navigation, each tab under its own condition (SHELL-16). */
export function useTabs(): Tab[] {
  const billingIsOn = useToggle("billing");
  const preferences = useToggle("userPreferences");
  const mayViewBilling = useSelector(selectPermissions).includes("viewBilling");
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  const voice = useSelector(selectVoiceIsProvisioned);
  const hasCommunity = useSelector(selectHasCommunityTab(useToggle("communityChannels")));
  return [
    summary,
    ...(billingIsOn && mayViewBilling ? [billing] : []),
    ...(hasAccount ? [voice ? ({ ...services, label: "shell.tab.voice" } as const) : services] : []),
    preferences ? { ...settings, label: "shell.tab.settings" } : settings,
    ...(hasCommunity ? [community] : []),
  ];
}
