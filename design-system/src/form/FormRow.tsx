import type { ReactNode } from "react";
import * as css from "./Form.css.ts";

export type FormRowProps = {
  /** Two or three short fields that belong together: city and ZIP code. */
  children: ReactNode;
};

/**
 * Fields side by side where their labels fit; stacked on phones and with enlarged text.
 *
 * @example <FormRow><TextField label="City" ... /><ZipField label="ZIP code" ... /></FormRow>
 */
export function FormRow({ children }: FormRowProps) {
  return (
    <div className={css.room}>
      <div className={css.row}>{children}</div>
    </div>
  );
}
