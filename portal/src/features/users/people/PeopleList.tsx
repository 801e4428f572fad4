import { useCopy } from "@portico/content-runtime/react";
import { Avatar } from "@portico/design-system/avatar";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { MoreIcon } from "@portico/design-system/icons";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Menu, type MenuEntry } from "@portico/design-system/menu";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { AccountAccess, ManagedAccount, Person } from "../model/users.api.ts";
import { peopleEvents } from "./people.slice.ts";
import type { Opened } from "./openedDialog.ts";

export type PeopleListProps = {
  people: readonly Person[];
  accounts: readonly ManagedAccount[];
  accountId: string;
  onOpen: (dialog: Opened) => void;
};

/** Each person with role, state, and what an administrator may do. */
export function PeopleList({ people, ...props }: PeopleListProps) {
  return (
    <Grid min="medium" gap="large" as="ul">
      {people.map((person) => (
        <li key={person.userId}>
          <PersonCard person={person} {...props} />
        </li>
      ))}
    </Grid>
  );
}

type PersonCardProps = Omit<PeopleListProps, "people"> & { person: Person };

function PersonCard({ person, accounts, accountId, onOpen }: PersonCardProps) {
  const t = useCopy();
  const { userId, firstName, username, email, isYou, mayNotSignIn } = person;
  const on = person.access.find((access) => access.accountId === accountId);
  const others = accounts.filter((account) => account.accountId !== accountId);
  const id = `person-${userId}`;
  if (!on) return null;
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Inline gap="small" wrap={false} align="start">
          <Avatar firstName={firstName} />
          <Stack gap="xsmall">
            <Inline gap="small" align="center">
              <CardTitle level={2} id={id}>
                {firstName}
              </CardTitle>
              {isYou && <Badge tone="info">{t("users.you")}</Badge>}
              {on.state === "DEACTIVATED" && <Badge tone="warning">{t("users.deactivated")}</Badge>}
              {mayNotSignIn && <Badge tone="critical">{t("users.closed")}</Badge>}
            </Inline>
            <Text weight="strong">{t("users.role", { role: on.role })}</Text>
            <Text size="small" tone="quiet">
              {email ?? username}
            </Text>
            {others.map((account) => (
              <Text key={account.accountId} size="small" tone="quiet">
                {t("users.alsoOn", { account: account.name, role: roleOn(person, account.accountId) })}
              </Text>
            ))}
          </Stack>
        </Inline>
        <PersonActions person={person} on={on} others={others} accountId={accountId} onOpen={onOpen} />
      </Stack>
    </Card>
  );
}

const roleOn = ({ access }: Person, accountId: string) =>
  access.find((each) => each.accountId === accountId)?.role ?? "NONE";

type ActionsProps = {
  person: Person;
  on: AccountAccess;
  others: readonly ManagedAccount[];
  accountId: string;
  onOpen: (dialog: Opened) => void;
};

/** The owner and the caller's own card say why there is nothing to do. */
function PersonActions({ person, on, others, accountId, onOpen }: ActionsProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const mayTransfer = useSelector(selectPermissions).includes("transferOwnership");
  const { firstName: name } = person;
  if (on.role === "PRIMARY")
    return (
      <Text size="small" tone="quiet">
        {t(person.isYou ? "users.ownerYou" : "users.ownerOther")}
      </Text>
    );
  if (person.isYou)
    return (
      <Text size="small" tone="quiet">
        {t("users.own")}
      </Text>
    );
  const reactivate = () =>
    dispatch(
      peopleEvents.submitted({
        accountId,
        command: { what: "reactivate", name, person, on, access: { role: on.role as "ADMIN", state: "ACTIVE" } },
      }),
    );
  const isActive = on.state === "ACTIVE";
  const entries: MenuEntry[] = [
    ...others.map((account) => ({
      kind: "action" as const,
      id: account.accountId,
      label: t("users.accessTo", { account: account.name }),
      onSelect: () => onOpen({ what: "access", person, accountId: account.accountId }),
    })),
    isActive
      ? {
          kind: "action",
          id: "deactivate",
          label: t("users.deactivate"),
          onSelect: () => onOpen({ what: "deactivate", person, on }),
        }
      : { kind: "action", id: "reactivate", label: t("users.reactivate"), onSelect: reactivate },
    ...(mayTransfer
      ? [
          {
            kind: "action" as const,
            id: "transfer",
            label: t("users.transfer"),
            disabledReason: isActive && !person.mayNotSignIn ? undefined : t("problem.NOT_ACTIVE.detail"),
            onSelect: () => onOpen({ what: "transfer", person, on }),
          },
        ]
      : []),
    {
      kind: "action",
      id: "remove",
      label: t("users.remove"),
      tone: "critical",
      onSelect: () => onOpen({ what: "remove", person, on }),
    },
  ];
  return (
    <Inline gap="small" align="center">
      <Button variant="secondary" size="compact" onPress={() => onOpen({ what: "access", person, accountId })}>
        {t("users.changeRole")}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Menu variant="icon" icon={<MoreIcon size={20} />} label={t("users.more", { name })} items={entries} />
    </Inline>
  );
}
