import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import type { PropertyContact } from "./contacts.api.ts";
import type { Opened } from "./ContactDialogs.tsx";

export type ContactListProps = {
  contacts: readonly PropertyContact[];
  /** Undefined for read-only users. */
  onOpen: ((dialog: Opened) => void) | undefined;
};

/** Each contact with telephone and e-mail. */
export function ContactList({ contacts, onOpen }: ContactListProps) {
  return (
    <Grid min="medium" gap="large" as="ul">
      {contacts.map((contact) => (
        <li key={contact.contactId}>
          <Contact contact={contact} onOpen={onOpen} />
        </li>
      ))}
    </Grid>
  );
}

function Contact({ contact, onOpen }: { contact: PropertyContact; onOpen: ContactListProps["onOpen"] }) {
  const t = useCopy();
  const { contactId, name, role, phone, email } = contact;
  const id = `contact-${contactId}`;
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <CardTitle level={2} id={id}>
            {name}
          </CardTitle>
          <Text size="small">{t("community.contacts.roleName", { role })}</Text>
          <span>
            <PhoneLink phone={phone} />
          </span>
          <span>
            <Link href={`mailto:${email}`}>{email}</Link>
          </span>
        </Stack>
        {onOpen && (
          <Inline gap="small" align="center">
            <Button variant="secondary" size="compact" onPress={() => onOpen({ what: "change", contact })}>
              {t("community.contacts.change")}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button variant="quiet" size="compact" onPress={() => onOpen({ what: "remove", contact })}>
              {t("community.contacts.remove")}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
