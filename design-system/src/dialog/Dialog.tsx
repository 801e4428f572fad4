import { classes } from "../internal/classes.ts";
import * as css from "./dialog.css.ts";
import { type DialogProps, Sheet } from "./Sheet.tsx";

/**
 * A modal dialog. Focus moves into the dialog, is trapped in it, and returns to the element that opened it.
 *
 * @example
 * <Dialog open={asking} title={copy("wallet.rename")} closeLabel={copy("dialog.close")} onOpenChange={setAsking}
 *   footer={<Button type="submit" form="rename">{copy("wallet.rename.save")}</Button>}>...</Dialog>
 */
export function Dialog({ size = "medium", ...sheet }: DialogProps) {
  return <Sheet {...sheet} form={classes(css.sheet, css.size[size])} />;
}
