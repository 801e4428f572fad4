import { type ReactNode, useId } from "react";
import { Fieldset } from "../internal/form/Fieldset.tsx";
import * as css from "./FieldGroup.css.ts";

export type FieldGroupProps = {
  /** The question that the fields answer together, as the legend. */
  legend: string;
  hint?: string;
  /** An error of the whole group; pass an error of one field to that field. */
  error?: string;
  children: ReactNode;
};

/**
 * A fieldset of related fields. They are side by side where there is room and stacked where there is not.
 *
 * @example
 * <FieldGroup legend={copy("card.back")}><ExpiryField ... /><SecurityCodeField ... /></FieldGroup>
 */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  return (
    <Fieldset legend={legend} id={useId()} hint={hint} error={error}>
      <div className={css.group}>{children}</div>
    </Fieldset>
  );
}
