import type { ReactNode } from "react";
import { Heading, Text } from "../text/index.ts";
import { BackLink, type BackLinkProps } from "./BackLink.tsx";
import * as css from "./PageHeader.css.ts";

export type PageHeaderProps = {
  title: ReactNode;
  /** The line above the title: a date, a place in a flow. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** Links or buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Where this page came from. */
  back?: BackLinkProps;
};

/** The id of a page's title: move focus there after a change of route. */
export const pageTitleId = "page-title";

/**
 * The head of a screen, with the one `h1`. It can be focused, so that a new route is spoken.
 *
 * @example <PageHeader eyebrow="Saturday, November 21" title="Good morning, Dana" />
 */
export function PageHeader({ title, eyebrow, description, actions, back }: PageHeaderProps) {
  return (
    <div className={css.header}>
      {back && <BackLink {...back} />}
      <div className={css.line}>
        <div className={css.words}>
          {eyebrow && <Text size="eyebrow">{eyebrow}</Text>}
          <Heading level={1} id={pageTitleId} focusable>
            {title}
          </Heading>
          {description && <div className={css.description}><Text tone="quiet">{description}</Text></div>}
        </div>
        {actions}
      </div>
    </div>
  );
}
