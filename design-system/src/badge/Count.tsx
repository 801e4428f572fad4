import { VisuallyHidden } from "../hidden/index.ts";
import { count } from "./Badge.css.ts";

export type CountProps = {
  value: number;
  /** The accessible name, announced instead of the number: "2 unread". */
  label: string;
};

/**
 * The number of unread or pending items, beside the link that leads to them.
 *
 * @example <Link href="/notifications" tone="onBrand">Notifications <Count value={2} label="2 unread" /></Link>
 */
export function Count({ value, label }: CountProps) {
  return (
    <span className={count}>
      <span aria-hidden="true">{value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
