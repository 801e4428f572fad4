import { useCopy } from "@portico/content-runtime/react";
import { BottomNav, SideNav } from "@portico/design-system/navigation";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { accountNumberInGroups } from "../../features/account/model/accountFormat.ts";
import { selectCurrentAccountId, selectProfile } from "../../features/session/model/session.selectors.ts";
import type { TabId } from "../router/route.ts";
import { useTabs } from "./tabs.tsx";

type MenuProps = { current: TabId | undefined };

/** The side navigation, from 1090 px. */
export function SideMenu({ current }: MenuProps) {
  const t = useCopy();
  const items = useTabs().map(({ id, href, label, icon }) => ({
    href,
    label: t(label),
    icon,
    current: id === current,
  }));
  const number = useSelector(selectCurrentAccountId);
  return <SideNav label={t("shell.menu")} header={number && <AccountHolder number={number} />} items={items} />;
}

/** The bottom navigation, below 1090 px. */
export function BottomMenu({ current }: MenuProps) {
  const t = useCopy();
  const items = useTabs().map(({ id, href, shortLabel, icon }) => ({
    href,
    label: t(shortLabel),
    icon,
    current: id === current,
  }));
  return <BottomNav label={t("shell.menu")} items={items} />;
}

function AccountHolder({ number }: { number: string }) {
  const t = useCopy();
  const profile = useSelector(selectProfile);
  return (
    <>
      <Text weight="strong">{profile?.accountName}</Text>
      <Text size="small" reference>
        {t("shell.account", { number: accountNumberInGroups(number) })}
      </Text>
    </>
  );
}
