export { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
export { Dialog } from "./Dialog.tsx";
export { Drawer } from "./Drawer.tsx";
export type { DialogProps, DrawerProps } from "./Sheet.tsx";
