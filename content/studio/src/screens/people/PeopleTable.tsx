import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { type Column, Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { useEditor } from "../../session/sessionContext.ts";
import { languageOf } from "./grants.ts";
import type { Grant, Person } from "./people.api.ts";

/** An administrator's actions on a user's roles. */
export type RoleActions = { onAssign: (person: Person) => void; onTake: (person: Person, grant: Grant) => void };

export type PeopleTableProps = { people: readonly Person[]; actions: RoleActions | undefined; empty: ReactNode };

/** All users with their roles, sorted by name. */
export function PeopleTable({ people, actions, empty }: PeopleTableProps) {
  return (
    <Table
      caption={useCopy()("studio.people.caption")}
      captionHidden
      columns={useColumns(actions)}
      rows={people}
      rowKey={({ username }) => username}
      empty={empty}
    />
  );
}

function useColumns(actions: RoleActions | undefined): Column<Person>[] {
  const t = useCopy();
  const me = useEditor()?.username;
  const columns: Column<Person>[] = [
    { id: "who", header: t("studio.people.column.who"), rowHeader: true, cell: (person) => <Who person={person} /> },
    {
      id: "roles",
      header: t("studio.people.column.roles"),
      cell: (person) => <Roles person={person} actions={actions} />,
    },
  ];
  // No one may change their own roles.
  return actions
    ? [
        ...columns,
        {
          id: "give",
          header: t("studio.people.column.give"),
          cell: (person) =>
            person.username === me ? (
              <Text tone="quiet">{t("studio.people.you")}</Text>
            ) : (
              <Give person={person} actions={actions} />
            ),
        },
      ]
    : columns;
}

function Who({ person: { firstName, username } }: { person: Person }) {
  return (
    <Stack gap="xsmall">
      <span translate="no">{firstName}</span>
      <Text size="small" tone="quiet">
        <span translate="no">{username}</span>
      </Text>
    </Stack>
  );
}

function Roles({ person, actions }: { person: Person; actions: RoleActions | undefined }) {
  const t = useCopy();
  const words = useGrantText();
  if (person.grants.length === 0) return <Text tone="quiet">{t("studio.people.none")}</Text>;
  return (
    <Stack as="ul" gap="xsmall">
      {person.grants.map((grant) => (
        <li key={words(grant)}>
          <Inline gap="small">
            <Text>{words(grant)}</Text>
            {actions && (
              <LinkButton onPress={() => actions.onTake(person, grant)}>
                {t("studio.people.take")}{" "}
                <VisuallyHidden>
                  {t("studio.people.take.spoken", { name: person.firstName, role: words(grant) })}
                </VisuallyHidden>
              </LinkButton>
            )}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

function Give({ person, actions }: { person: Person; actions: RoleActions }) {
  const t = useCopy();
  return (
    <Button variant="secondary" size="compact" onPress={() => actions.onAssign(person)}>
      {t("studio.people.give")}{" "}
      <VisuallyHidden>{t("studio.people.give.spoken", { name: person.firstName })}</VisuallyHidden>
    </Button>
  );
}

/** Formats a role with its scope: "Editor: community site, Spanish". */
export function useGrantText(): (grant: Grant) => string {
  const t = useCopy();
  const { locale } = useLocale();
  return ({ role, sites = [], languages = [], namespaces = [] }) => {
    const name = t(`studio.people.role.${role}`);
    const where = [
      ...sites.map((site) => t(`studio.people.site.${site}`)),
      ...languages.map((locale) => t(`studio.people.language.${languageOf[locale]}`)),
      ...namespaces,
    ];
    if (where.length === 0) return t("studio.people.grant.everywhere", { role: name });
    return t("studio.people.grant.part", {
      role: name,
      where: new Intl.ListFormat(locale, { type: "unit" }).format(where),
    });
  };
}
