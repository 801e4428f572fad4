import { type ReactNode, useId } from "react";
import { Heading, Text } from "../text/index.ts";
import * as css from "./Form.css.ts";

export type FormSectionProps = {
  title: string;
  /** The heading level of the title. */
  level: 2 | 3 | 4;
  /** What this part is for, if its title does not say it. */
  description?: ReactNode;
  children: ReactNode;
};

/**
 * A part of a long form, with its own heading.
 *
 * @example <FormSection level={2} title={copy("account.address")}><TextField ... /></FormSection>
 */
export function FormSection({ title, level, description, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.heading}>
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
        {description === undefined ? null : (
          <Text size="small" tone="quiet">
            {description}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
