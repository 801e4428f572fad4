import { useCopy } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";

/** "Change" beside an answer; heard, it says what is changed. */
export function ChangeLink({ href, name }: { href: string; name: string }) {
  const t = useCopy();
  return (
    <Link href={href}>
      <span aria-hidden="true">{t("billing.payOnce.review.change")}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
