import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { media } from "@portico/design-system/theme";
import type { ReactNode } from "react";
import { useMedia } from "./useMedia.ts";

type FoldedFiltersProps = {
  /** The value of each filter, and its value when it is not set. */
  values: readonly (readonly [value: unknown, unset: unknown])[];
  children: ReactNode;
};

/**
 * The filters above a list. On a phone they are folded, because the list is what people come for; the fold says how many
 * are set.
 *
 * @example <FoldedFilters values={[[filter.period, noFilter.period]]}><Select ... /></FoldedFilters>
 */
export function FoldedFilters({ values, children }: FoldedFiltersProps) {
  const t = useCopy();
  const hasRoom = useMedia(media.tablet);
  if (hasRoom) return children;
  const count = values.filter(([value, unset]) => value !== unset).length;
  return <Disclosure summary={t("shell.filters", { count })}>{children}</Disclosure>;
}
