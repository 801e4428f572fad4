import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import type { ReactNode } from "react";
import { billingPath } from "./paths.ts";

export type SubScreenProps = { accountId: string; title: string; description?: ReactNode; children: ReactNode };

/** A screen below the billing home: the way back, its name, its content. */
export function SubScreen({ accountId, title, description, children }: SubScreenProps) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={title} description={description} />
      </Stack>
      {children}
    </Stack>
  );
}
