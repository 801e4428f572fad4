import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { useSelector } from "react-redux";
import { selectProfile } from "../../session/model/session.selectors.ts";

/** Who is signed in, and what the role may do (SESS-20). */
export function YouCard() {
  const t = useCopy();
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  const { firstName, username, role } = profile;
  const items = [
    { id: "name", term: t("settings.you.name"), detail: firstName },
    { id: "username", term: t("settings.you.username"), detail: username },
    { id: "role", term: t("settings.you.role"), detail: t("settings.role", { role }), aside: t("settings.role.may", { role }) },
  ];
  return (
    <Card labelledBy="you">
      <Stack gap="medium">
        <CardTitle level={2} id="you">
          {t("settings.you.title")}
        </CardTitle>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
