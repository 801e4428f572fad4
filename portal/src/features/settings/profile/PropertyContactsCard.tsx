import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { usePortalPage } from "../../../components/portalPage.ts";

/** The way to the property's points of contact, where there are some (SHELL-12). */
export function PropertyContactsCard() {
  const t = useCopy();
  const { site } = usePortalPage();
  if (!useToggle("pointOfContact") || site !== "community") return null;
  return (
    <Card labelledBy="property-contacts">
      <Stack gap="medium">
        <CardTitle level={2} id="property-contacts">
          {t("community.contacts.link")}
        </CardTitle>
        <Text tone="quiet">{t("community.contacts.linkDetail")}</Text>
        <span>
          <Link href="/manage-property-contacts">{t("community.contacts.linkAction")}</Link>
        </span>
      </Stack>
    </Card>
  );
}
