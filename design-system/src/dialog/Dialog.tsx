import { classes } from "../internal/classes.ts";
import * as css from "./dialog.css.ts";
import { Sheet, type SheetProps } from "./Sheet.tsx";

export type DialogProps = SheetProps & { size?: "small" | "medium" };

/**
 * A task of its own above the page. The focus goes to the dialog, stays in it, and returns to what opened it.
 *
 * @example
 * <Dialog open={asking} title={copy("wallet.rename")} closeLabel={copy("dialog.close")} onClose={close}
 *   footer={<Button type="submit" form="rename">{copy("wallet.rename.save")}</Button>}>...</Dialog>
 */
export function Dialog({ size = "medium", ...sheet }: DialogProps) {
  return <Sheet {...sheet} form={classes(css.sheet, css.size[size])} />;
}
