import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { DividedList } from "../../../components/DividedList.tsx";
import type { AccessChange } from "../model/users.api.ts";

/** The newest changes of who may use the account. */
export function AccessChanges({ changes }: { changes: readonly AccessChange[] }) {
  const t = useCopy();
  return (
    <Card labelledBy="access-changes">
      <Stack gap="medium">
        <CardTitle level={2} id="access-changes">
          {t("users.changes.title")}
        </CardTitle>
        <DividedList inCard items={changes} itemKey={({ id }) => id}>
          {({ at, kind, by, subject, roleBefore, roleAfter }) => (
            <div>
              <Text>
                {t("users.changes.what", {
                  kind,
                  by,
                  subject,
                  before: roleBefore ?? "NONE",
                  after: roleAfter ?? "NONE",
                })}
              </Text>
              <Text size="small">{t("users.changes.at", { at })}</Text>
            </div>
          )}
        </DividedList>
      </Stack>
    </Card>
  );
}
