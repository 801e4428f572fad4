import type { ReactNode } from "react";
import * as css from "./Print.css.ts";

export type PrintLayoutProps = {
  /** The content to print, also shown on the screen. */
  children: ReactNode;
  /** Printed at the top of each sheet: whose document it is and what it is about. Hidden on the screen. */
  header: ReactNode;
};

/**
 * The printable part of a page. Only this part is printed, on letter paper, with its header on each sheet. Rows are not
 * split across sheets, headings stay with their content, and meaningful colours are kept on a white ground.
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
