import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { DescriptionList } from "@portico/design-system/description-list";
import type { AccessChange } from "../model/users.api.ts";

/** The newest changes of who may use the account. */
export function AccessChanges({ changes }: { changes: readonly AccessChange[] }) {
  const t = useCopy();
  const items = changes.map(({ id, at, kind, by, subject, roleBefore, roleAfter }) => ({
    id,
    term: t("users.changes.at", { at }),
    detail: t("users.changes.what", {
      kind,
      by,
      subject,
      before: roleBefore ?? "NONE",
      after: roleAfter ?? "NONE",
    }),
  }));
  return (
    <Card labelledBy="access-changes">
      <Stack gap="medium">
        <CardTitle level={2} id="access-changes">
          {t("users.changes.title")}
        </CardTitle>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
