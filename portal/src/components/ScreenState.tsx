import type { ReactNode } from "react";
import { isOutdated, type ReadState } from "../api/read.ts";
import { FailureAlert } from "./FailureAlert.tsx";

export type ScreenStateProps<T> = {
  /** Where the read of this part stands. */
  read: ReadState<T>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  onRetry: () => void;
  /** Shown instead of the children when there is nothing to show. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
};

/**
 * One part of a screen in each of its states: on its way, there, empty, failed, or failed with what was known before
 * still there below the failure.
 *
 * @example <ScreenState read={services} skeleton={<ServiceSkeletons />} onRetry={retry}>{(list) => <ServiceCards services={list} />}</ScreenState>
 */
export function ScreenState<T>({ read, skeleton, onRetry, empty, children }: ScreenStateProps<T>) {
  const failure = read.phase === "failed" && <FailureAlert failure={read.failure} onRetry={onRetry} />;
  if (read.data === undefined || isOutdated(read)) return failure || skeleton;
  return (
    <>
      {failure}
      {empty?.when(read.data) ? empty.show : children(read.data)}
    </>
  );
}
