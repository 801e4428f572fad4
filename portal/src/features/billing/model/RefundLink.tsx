import { useCopy } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";
import { refundPath } from "./paths.ts";

export type RefundLinkProps = { accountId: string; refund: { id: string; description: string; date: string } };

/** What a refund is for, as the way to its page; heard, it says which refund. */
export function RefundLink({ accountId, refund: { id, description, date } }: RefundLinkProps) {
  const t = useCopy();
  return (
    <Link href={refundPath(accountId, id)}>
      <span aria-hidden="true">{description}</span>
      <VisuallyHidden>{t("billing.refund.open", { description, date })}</VisuallyHidden>
    </Link>
  );
}
