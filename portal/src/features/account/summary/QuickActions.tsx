import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { BillIcon, CardIcon, HelpIcon, PhoneIcon, UsersIcon, WifiIcon } from "@portico/design-system/icons";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { mayOpenVoice } from "@portico/rules/voice";
import type { ComponentType } from "react";
import { useSelector } from "react-redux";
import { statementsPath, walletPath } from "../../billing/model/paths.ts";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import type { Account } from "../model/account.api.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";

type Action = {
  id: "users" | "statements" | "methods" | "check" | "forward" | "help";
  /** Whether this person may do it, for this account and its services. */
  may: boolean;
  href: string;
  Icon: ComponentType<{ size: number }>;
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
  const actions: Action[] = [
    { id: "users", may: may.includes("manageUsers"), href: "/user-preferences/people", Icon: UsersIcon },
    { id: "statements", may: billing && may.includes("viewBilling"), href: statementsPath(accountId), Icon: BillIcon },
    { id: "methods", may: billing && may.includes("payBill"), href: walletPath(accountId), Icon: CardIcon },
    { id: "check", may: equipment && services.length > 0, href: "/services/troubleshoot", Icon: WifiIcon },
    {
      id: "forward",
      may: voice && may.includes("manageVoice"),
      href: "/services/voice/call-forwarding",
      Icon: PhoneIcon,
    },
    { id: "help", may: true, href: "/support", Icon: HelpIcon },
  ];
  return (
    <Card labelledBy="quick-actions">
      <Stack gap="medium">
        <CardTitle level={2} id="quick-actions">
          {t("summary.actions.title")}
        </CardTitle>
        <Grid as="ul" min="small" gap="medium">
          {actions
            .filter((each) => each.may)
            .slice(0, maxActions)
            .map(({ id, href, Icon }) => (
              <li key={id}>
                <Inline gap="small" wrap={false}>
                  <Icon size={20} />
                  <Link href={href}>{t(`summary.actions.${id}`)}</Link>
                </Inline>
              </li>
            ))}
        </Grid>
      </Stack>
    </Card>
  );
}
