import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";

/** Loading skeleton of a billing screen: a title, an amount, a few rows. */
export function BillingSkeleton({ width = "wide" }: { width?: "narrow" | "wide" }) {
  const t = useCopy();
  return (
    <Page width={width}>
      <SkeletonGroup label={t("billing.loading")}>
        <Stack gap="large">
          <Skeleton shape="text" />
          <Card>
            <Stack>
              <Skeleton shape="amount" />
              <Skeleton shape="text" lines={2} />
            </Stack>
          </Card>
          <Card>
            <Skeleton shape="text" lines={4} />
          </Card>
        </Stack>
      </SkeletonGroup>
    </Page>
  );
}

/** Loading skeleton of list rows, below controls that stay. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="text" lines={6} />
    </SkeletonGroup>
  );
}
