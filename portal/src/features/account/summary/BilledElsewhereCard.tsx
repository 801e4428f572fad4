import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { billingPath } from "../../billing/model/paths.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Account } from "../model/account.api.ts";

/** In place of what is due: nothing of an account that is billed on another site is due here (BILL-10). */
export function BilledElsewhereCard({ account: { accountId } }: { account: Account }) {
  const t = useCopy();
  const hasBilling = useToggle("billing");
  const permissions = useSelector(selectPermissions);
  return (
    <Card labelledBy="billed-elsewhere">
      <Stack gap="medium">
        <CardTitle level={2} id="billed-elsewhere">
          {t("summary.elsewhere.title")}
        </CardTitle>
        <Text>{t("summary.elsewhere.detail")}</Text>
        {hasBilling && permissions.includes("viewBilling") && (
          <Actions>
            <ButtonLink href={billingPath(accountId)}>{t("summary.elsewhere.link")}</ButtonLink>
          </Actions>
        )}
      </Stack>
    </Card>
  );
}
