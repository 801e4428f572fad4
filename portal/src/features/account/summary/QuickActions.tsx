import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { BillIcon, CardIcon, HelpIcon, PhoneIcon, UsersIcon, WifiIcon } from "@portico/design-system/icons";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { mayOpenVoice } from "@portico/rules/voice";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { statementsPath, walletPath } from "../../billing/model/paths.ts";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import type { Account } from "../model/account.api.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";

type Action = {
  id: "users" | "statements" | "methods" | "check" | "forward" | "help";
  href: string;
  icon: ReactNode;
};

const maxActions = 4;

/** The four most useful things that this person may do besides paying, by role and services (SERV-01). */
export function QuickActions({ account: { accountId, billedElsewhere } }: { account: Account }) {
  const t = useCopy();
  const may = useSelector(selectPermissions);
  const services = useSelector(selectServicesRead).data ?? [];
  const billing = useToggle("billing") && !billedElsewhere;
  const equipment = useToggle("equipment");
  const voice = useToggle("voice") && services.some((each) => mayOpenVoice([each]));
  const actions: (Action | false)[] = [
    may.includes("manageUsers") && { id: "users", href: "/user-preferences/people", icon: <UsersIcon size={20} /> },
    billing &&
      may.includes("viewBilling") && {
        id: "statements",
        href: statementsPath(accountId),
        icon: <BillIcon size={20} />,
      },
    billing && may.includes("payBill") && { id: "methods", href: walletPath(accountId), icon: <CardIcon size={20} /> },
    equipment && services.length > 0 && { id: "check", href: "/services/troubleshoot", icon: <WifiIcon size={20} /> },
    voice &&
      may.includes("manageVoice") && {
        id: "forward",
        href: "/services/voice/call-forwarding",
        icon: <PhoneIcon size={20} />,
      },
    { id: "help", href: "/support", icon: <HelpIcon size={20} /> },
  ];
  return (
    <Card labelledBy="quick-actions">
      <Stack gap="medium">
        <CardTitle level={2} id="quick-actions">
          {t("summary.actions.title")}
        </CardTitle>
        <Grid as="ul" min="small" gap="medium">
          {actions
            .filter((each) => each !== false)
            .slice(0, maxActions)
            .map(({ id, href, icon }) => (
              <li key={id}>
                <Inline gap="small" wrap={false}>
                  {icon}
                  <Link href={href}>{t(`summary.actions.${id}`)}</Link>
                </Inline>
              </li>
            ))}
        </Grid>
      </Stack>
    </Card>
  );
}
