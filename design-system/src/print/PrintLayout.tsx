import type { ReactNode } from "react";
import * as css from "./Print.css.ts";

export type PrintLayoutProps = {
  /** What is printed, and what the screen shows. */
  children: ReactNode;
  /** Stands at the head of each sheet: whose paper this is and what it is about. Not on the screen. */
  header: ReactNode;
};

/**
 * The part of a page that is worth paper. Only it is printed, on letter sheets, with its header on each; rows are not cut between
 * two sheets, titles stay with what they name, and colours that tell something are kept, on white.
 *
 * @example
 * <PrintLayout header={<Text>{copy("receipt.for", { account })}</Text>}>
 *   <Receipt /> <ScreenOnly><Button onPress={() => window.print()}>{copy("receipt.print")}</Button></ScreenOnly>
 * </PrintLayout>
 */
export function PrintLayout({ children, header }: PrintLayoutProps) {
  return (
    <div className={css.layout}>
      <div className={css.header}>{header}</div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
