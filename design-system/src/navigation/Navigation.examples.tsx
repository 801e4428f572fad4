import { BellIcon, BillIcon, HomeIcon, PhoneIcon, SettingsIcon, UserIcon } from "../icons/index.ts";
import { Text } from "../text/index.ts";
import { useState } from "react";
import { AppShell } from "./AppShell.tsx";
import { BottomNav } from "./BottomNav.tsx";
import { Brand } from "./Brand.tsx";
import { SideNav } from "./SideNav.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";
import { TopBarLink } from "./TopBarLink.tsx";
import { TopBarSwitch } from "./TopBarSwitch.tsx";

const items = [
  { href: "#summary", label: "Summary", icon: <HomeIcon size={20} />, current: true },
  { href: "#billing", label: "Billing", icon: <BillIcon size={20} />, current: false },
  { href: "#services", label: "Services", icon: <PhoneIcon size={20} />, current: false },
  { href: "#settings", label: "Settings", icon: <SettingsIcon size={20} />, current: false },
];

const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
] as const;

export function Top() {
  const [language, setLanguage] = useState<"en" | "es">("en");
  return (
    <TopBar brand={<Brand name="Portico" />}>
      <TopBarLink
        href="#notifications"
        label="Notifications"
        icon={<BellIcon size={22} />}
        count={{ value: 2, label: "2 unread" }}
      />
      <TopBarLink href="#profile" label="Dana R." icon={<UserIcon size={22} />} />
      <TopBarSwitch label="Language" options={languages} value={language} onChange={setLanguage} />
    </TopBar>
  );
}

export function Side() {
  return <SideNav label="Main" header={<Text weight="strong">Harbor Street Bakery</Text>} items={items} />;
}

export function Bottom() {
  return <BottomNav label="Main" items={items} />;
}

/** A complete page; the side and the bottom navigation are never shown together. */
export function AllStates() {
  return (
    <AppShell
      banner={
        <>
          <SkipLink href="#main">Skip to the main part</SkipLink>
          <TopBar brand={<Brand name="Portico" />} sticky>
            <TopBarLink href="#profile" label="Dana R." icon={<UserIcon size={22} />} />
          </TopBar>
        </>
      }
      side={<Side />}
      bottom={<Bottom />}
    >
      <Text>The main part</Text>
    </AppShell>
  );
}
