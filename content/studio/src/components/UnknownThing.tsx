import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import type { ReadState } from "../data/readCache.ts";
import { NoticePage } from "./NoticePage.tsx";

/** Lists that lead to things of which an old or a mistyped address may name one that there is not. */
export type ListName = "changeSets" | "releases" | "toggles";

const hrefs: Record<ListName, string> = { changeSets: "/studio/change-sets", releases: "/studio/releases", toggles: "/studio/toggles" };

/** An address that names a change set, a release or a toggle that there is not; it leads to the list. */
export function UnknownThing({ of }: { of: ListName }) {
  const t = useCopy();
  return (
    <NoticePage title={t(`studio.${of}.unknown.title`)} detail={t(`studio.${of}.unknown.detail`)}>
      <ButtonLink href={hrefs[of]}>{t(`studio.${of}.unknown.back`)}</ButtonLink>
    </NoticePage>
  );
}

/** Whether the service says that there is no such thing; not when it fails in another way, and not while something known is shown. */
export const isUnknown = (read: ReadState<unknown>): boolean => read.phase === "failed" && read.data === undefined && read.problem.status === 404;
