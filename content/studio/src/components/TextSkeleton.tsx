import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";

/** A few lines of text that are on their way. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}
