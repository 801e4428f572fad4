import { type ReactNode, useState } from "react";
import type { ReadState } from "../api/read.ts";
import type { Failure } from "../api/result.ts";
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
  // A screen that polls keeps the alert until it has an answer, so that each failed poll is not announced again; a retry
  // by the customer removes it, so that a second failure is.
  const [retried, setRetried] = useState<Failure>();
  const { data, failure, phase } = read;
  const retry = () => {
    setRetried(failure);
    onRetry();
  };
  const alert = failure && (phase === "failed" || (data !== undefined && failure !== retried)) && (
    <FailureAlert failure={failure} onReload={retry} />
  );
  if (data === undefined || read.outdated) return alert || skeleton;
  return (
    <>
      {alert}
      {empty?.when(data) ? empty.show : children(data)}
    </>
  );
}
