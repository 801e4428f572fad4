import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import type { ReactNode } from "react";
import type { ReadState } from "../data/readCache.ts";
import { ProblemAlert } from "./ProblemAlert.tsx";

export type ScreenStateProps<T> = {
  read: ReadState<T>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  onRetry: () => void;
  /** Shown instead of the children when there is nothing to show. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
};

/**
 * One part of a screen in each of its states: on its way, there, empty, failed, or failed with what was known before still there below.
 * While it is read again nothing changes until the answer is there.
 *
 * @example <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons />}>{(releases) => <ReleaseList releases={releases} />}</ScreenState>
 */
export function ScreenState<T>({ read, skeleton, onRetry, empty, children }: ScreenStateProps<T>) {
  const t = useCopy();
  if (read.data === undefined) return read.phase === "failed" ? <ProblemAlert problem={read.problem} onRetry={onRetry} /> : skeleton;
  const shown = empty?.when(read.data) ? empty.show : children(read.data);
  if (read.phase !== "failed") return shown;
  return (
    <Stack gap="large">
      <ProblemAlert problem={read.problem} onRetry={onRetry}>
        {t("studio.shell.stale")}
      </ProblemAlert>
      {shown}
    </Stack>
  );
}
