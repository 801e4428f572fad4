import { useCopy } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { VisuallyHidden } from "@portico/design-system/hidden";

/** The head of the summary in the shape of what comes. */
export function StandingOnItsWay() {
  const t = useCopy();
  const main = (
    <SkeletonGroup label={t("summary.loading")}>
      <Stack gap="medium">
        <VisuallyHidden>
          <Heading level={2} id="amount-due">
            {t("summary.due.noDate")}
          </Heading>
        </VisuallyHidden>
        <Skeleton shape="text" />
        <Skeleton shape="amount" />
        <Skeleton shape="text" lines={2} />
      </Stack>
    </SkeletonGroup>
  );
  return <HeroCard labelledBy="amount-due" main={main} aside={<Skeleton shape="text" lines={4} />} />;
}
