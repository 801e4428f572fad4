import { type Ref, type RefCallback, useCallback } from "react";

/** One ref that fills two: the component's own and the caller's. */
export function useMergedRef<T>(own: { current: T | null }, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof given === "function") return given(node);
      if (given) given.current = node;
      return undefined;
    },
    [own, given],
  );
}
