import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Grid, Inline } from "@portico/design-system/layout";

/** Loading skeleton of three service cards. */
export function ServicesOnTheirWay() {
  return (
    <SkeletonGroup label={useCopy()("services.loading")}>
      <Grid min="medium" gap="large">
        {[0, 1, 2].map((place) => (
          <Card key={place}>
            <Inline gap="medium" align="start" wrap={false}>
              <Skeleton shape="circle" />
              <Skeleton shape="text" lines={2} />
            </Inline>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
