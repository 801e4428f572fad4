import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useSearchParams } from "react-router-dom";
import { Notice } from "../model/Notice.tsx";
import { type Draft, stepPath } from "./payOnce.draft.ts";

/** How a bank-linking service sends somebody back: to `open=bd` with `linking=` one of these (PAY-23). */
const linkingEnds = ["returned", "refused", "cancelled"] as const;

export type LinkingEnd = (typeof linkingEnds)[number];

export const linkingEnd = (query: URLSearchParams): LinkingEnd | undefined => linkingEnds.find((end) => end === query.get("linking"));

const tones = { returned: "note", refused: "bad", cancelled: "note" } as const;

/** What became of linking, on the step on which it ends: that nothing was charged, that what was typed is kept, and what to do. */
export function LinkingNotice({ draft }: { draft: Draft }) {
  const t = useCopy();
  const [query] = useSearchParams();
  const end = linkingEnd(query);
  if (!end) return null;
  const other = end === "refused" && <Link href={stepPath(draft, "method")}>{t("billing.bankLink.off.action")}</Link>;
  return (
    <Notice tone={tones[end]} live="polite" title={t(`billing.bankLink.${end}.title`)} action={other}>
      {t(`billing.bankLink.${end}.detail`)}
    </Notice>
  );
}
