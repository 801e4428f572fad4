import { classes } from "../internal/classes.ts";
import { sheet as sheetClass } from "./dialog.css.ts";
import { drawer } from "./Drawer.css.ts";
import { type DrawerProps, Sheet } from "./Sheet.tsx";

/**
 * A modal panel (sheet) with more about something on the page: at the end side of a wide window, at the bottom edge of
 * a phone. It traps and returns the focus as `Dialog` does.
 *
 * @example
 * <Drawer open={asking} title={copy("history.filters")} closeLabel={copy("dialog.close")} onOpenChange={setAsking}
 *   footer={<Button onPress={apply}>{copy("history.filters.show")}</Button>}>...</Drawer>
 */
export function Drawer(props: DrawerProps) {
  return <Sheet {...props} form={classes(sheetClass, drawer)} />;
}
