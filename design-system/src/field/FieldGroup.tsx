import { type ReactNode, useId } from "react";
import { Fieldset } from "../internal/form/Fieldset.tsx";
import * as css from "./FieldGroup.css.ts";

export type FieldGroupProps = {
  /** The question that the fields answer together. */
  legend: string;
  hint?: string;
  /** An error of the fields together; an error of one field belongs to that field. */
  error?: string;
  children: ReactNode;
};

/**
 * Fields that belong together. They stand side by side where there is room and under each other where there is not.
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
