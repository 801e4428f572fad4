import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";

/** Rows that are on their way. */
export function RowSkeletons({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap="medium">
        {Array.from({ length: rows }, (_, row) => (
          <Card key={row}>
            <Skeleton shape="text" lines={2} />
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
