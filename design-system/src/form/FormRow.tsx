import type { ReactNode } from "react";
import * as css from "./Form.css.ts";

export type FormRowProps = {
  /** Two or three short fields that are read together: city and ZIP code. */
  children: ReactNode;
};

/**
 * Fields beside each other where there is room for their words; one under the other on phones and in enlarged text.
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
