import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import type { ReactNode } from "react";
import type { ReadState } from "../data/readCache.ts";
import { ProblemAlert } from "./ProblemAlert.tsx";

export type ScreenStateProps<T> = {
  read: ReadState<T>;
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  onRetry: () => void;
  /** Shown instead of the children when the data is empty. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
};

/**
 * One part of a screen in each state of its read: loading, ready, empty, failed, or failed with the last known data
 * below. While refetching, nothing changes until the response arrives.
 * The alert and the content are siblings: place them in a Stack.
 *
 * @example
 * <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons />}>
 *   {(releases) => <ReleaseList releases={releases} />}
 * </ScreenState>
 */
export function ScreenState<T>({ read, skeleton, onRetry, empty, children }: ScreenStateProps<T>) {
  const t = useCopy();
  if (read.data === undefined)
    return read.phase === "failed" ? <ProblemAlert problem={read.problem} onRetry={onRetry} /> : skeleton;
  // The children keep their place with and without the alert, and with it what is typed in them.
  return (
    <>
      {read.phase === "failed" && (
        <ProblemAlert problem={read.problem} onRetry={onRetry}>
          {t("studio.shell.stale")}
        </ProblemAlert>
      )}
      {empty?.when(read.data) ? empty.show : children(read.data)}
    </>
  );
}

/** Skeleton of table rows. */
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

/** Skeleton of a few lines of text. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}
