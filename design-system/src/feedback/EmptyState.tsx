import type { ReactNode } from "react";
import { Heading } from "../text/index.ts";
import * as css from "./feedback.css.ts";

export type EmptyStateProps = {
  /** What is missing: "No payments yet". */
  title: ReactNode;
  /** Why, and when there will be something. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Heading level of the title; 2 by default. */
  level?: 2 | 3 | 4;
};

/**
 * The empty state of a list or a page: what to show when there is no data yet.
 *
 * @example <EmptyState title="No payments yet" icon={<ReceiptIcon />}>Your first one will show here.</EmptyState>
 */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon && <span className={css.emptyMark}>{icon}</span>}
      <Heading level={level} size={3}>
        {title}
      </Heading>
      {children && <div className={css.emptyWords}>{children}</div>}
      {action && <div className={css.emptyAction}>{action}</div>}
    </div>
  );
}
