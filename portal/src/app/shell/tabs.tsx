import type { BareKey } from "@portico/catalogue/contract";
import { useToggle } from "@portico/content-runtime/react";
import { BillIcon, CommunityIcon, HomeIcon, PhoneIcon, SettingsIcon, UserIcon } from "@portico/design-system/icons";
import type { ReactElement } from "react";
import { useSelector } from "react-redux";
import { selectHasCommunityTab } from "../../features/community/model/community.selectors.ts";
import { selectVoiceIsProvisioned } from "../../features/services/model/services.selectors.ts";
import {
  selectCurrentAccountId,
  selectPermissions,
  selectProfile,
} from "../../features/session/model/session.selectors.ts";
import type { TabId } from "../router/route.ts";

export type Tab = { id: TabId; href: string; label: BareKey; shortLabel: BareKey; icon: ReactElement };

type Icon = (props: { size: number }) => ReactElement;

const tab = (id: TabId, href: string, Icon: Icon, label: BareKey, shortLabel = label): Tab => ({
  id,
  href,
  label,
  shortLabel,
  icon: <Icon size={20} />,
});

const summary = tab("summary", "/account-summary", HomeIcon, "shell.tab.summary", "shell.tab.summary.short");
const billing = tab("billing", "/billing", BillIcon, "shell.tab.billing");
const services = tab("services", "/services", PhoneIcon, "shell.tab.services");
const settings = tab("settings", "/profile-and-settings", SettingsIcon, "shell.tab.profile", "shell.tab.settings");
const users = tab("users", "/user-preferences/people", UserIcon, "shell.tab.users");
const community = tab("community", "/community", CommunityIcon, "shell.tab.community", "shell.tab.community.short");

/** The tabs of the local navigation, each with its own condition (SHELL-16). */
export function useTabs(): Tab[] {
  const billingIsOn = useToggle("billing");
  const preferences = useToggle("userPreferences");
  const permissions = useSelector(selectPermissions);
  // Known from the first paint on: a tab that came with the accounts would move the others (SESS-13).
  const footprint = useSelector(selectProfile)?.footprint;
  const hasUsers = permissions.includes("manageUsers") && !preferences && footprint === "CHTR";
  const hasAccount = useSelector(selectCurrentAccountId) !== null;
  const voiceIsOn = useToggle("voice");
  const voice = useSelector(selectVoiceIsProvisioned) && voiceIsOn;
  const hasCommunity = useSelector(selectHasCommunityTab(useToggle("communityChannels")));
  return [
    summary,
    ...(billingIsOn && permissions.includes("viewBilling") ? [billing] : []),
    ...(hasAccount ? [voice ? ({ ...services, label: "shell.tab.voice" } as const) : services] : []),
    preferences ? { ...settings, label: "shell.tab.settings" } : settings,
    ...(hasUsers ? [users] : []),
    ...(hasCommunity ? [community] : []),
  ];
}
