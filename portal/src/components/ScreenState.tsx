import type { ReactNode } from "react";
import { isOutdated, type ReadState } from "../api/read.ts";
import { FailureAlert } from "./FailureAlert.tsx";

export type ScreenStateProps<T> = {
  /** The state of this part's read. */
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
 * still shown below the failure.
 *
 * @example
 * <ScreenState read={services} skeleton={<ServiceSkeletons />} onRetry={retry}>
 *   {(list) => <ServiceCards services={list} />}
 * </ScreenState>
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
