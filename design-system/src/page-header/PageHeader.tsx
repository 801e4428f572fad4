import type { ReactNode } from "react";
import { Heading, Text } from "../text/index.ts";
import { BackLink, type BackLinkProps } from "./BackLink.tsx";
import * as css from "./PageHeader.css.ts";

export type PageHeaderProps = {
  title: ReactNode;
  /** A line above the title: a date, a step of a flow. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** Links or buttons at the end of the title's line. */
  actions?: ReactNode;
  /** The link back to the previous page. */
  back?: BackLinkProps;
};

/** The id of the page title: move the focus there after a route change. */
export const pageTitleId = "page-title";

/**
 * The header of a screen, with its only `h1`. The title is focusable, so that a new route is announced.
 *
 * @example <PageHeader eyebrow="Saturday, November 21" title="Good morning, Dana" />
 */
export function PageHeader({ title, eyebrow, description, actions, back }: PageHeaderProps) {
  return (
    <div className={css.header}>
      {back && <BackLink {...back} />}
      <div className={css.line}>
        <div className={css.text}>
          {eyebrow && <Text size="eyebrow">{eyebrow}</Text>}
          <Heading level={1} id={pageTitleId} focusable>
            {title}
          </Heading>
          {description && (
            <div className={css.description}>
              <Text tone="quiet">{description}</Text>
            </div>
          )}
        </div>
        {actions}
      </div>
    </div>
  );
}
