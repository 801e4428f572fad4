import { classes } from "../internal/classes.ts";
import { sheet as sheetClass } from "./dialog.css.ts";
import { drawer } from "./Drawer.css.ts";
import { Sheet, type SheetProps } from "./Sheet.tsx";

export type DrawerProps = SheetProps;

/**
 * More about something on the page, beside it: from the far side of a wide window, from the bottom edge of a phone.
 * It takes the focus and gives it back as `Dialog` does.
 *
 * @example
 * <Drawer open={asking} title={copy("history.filters")} closeLabel={copy("dialog.close")} onClose={close}
 *   footer={<Button onPress={apply}>{copy("history.filters.show")}</Button>}>...</Drawer>
 */
export function Drawer(props: DrawerProps) {
  return <Sheet {...props} form={classes(sheetClass, drawer)} />;
}
