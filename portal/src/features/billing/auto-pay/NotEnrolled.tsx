import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { monthlyDiscount } from "@portico/rules/autoPay";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { enrolPath } from "../model/paths.ts";
import { Titled } from "./Barriers.tsx";

/** Auto Pay is off: what it would bring, and the way to turn it on. */
export function NotEnrolled({ account: { id, autoPay } }: { account: AutoPayAccountFragment }) {
  const t = useCopy();
  return (
    <Titled accountId={id}>
      <Card>
        <Stack>
          <Text weight="strong">{t("billing.autoPay.manage.off")}</Text>
          <Text>{t("billing.autoPay.manage.offDetail", { amount: monthlyDiscount(autoPay.services) })}</Text>
          <Actions>
            <ButtonLink href={enrolPath(id)}>{t("billing.autoPay.home.enrol")}</ButtonLink>
          </Actions>
        </Stack>
      </Card>
    </Titled>
  );
}
