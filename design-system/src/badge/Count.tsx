import { VisuallyHidden } from "../hidden/index.ts";
import { count } from "./Badge.css.ts";

export type CountProps = {
  value: number;
  /** Spoken instead of the bare number: "2 unread". */
  label: string;
};

/**
 * How many wait for attention, beside the name of the place where they wait.
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
