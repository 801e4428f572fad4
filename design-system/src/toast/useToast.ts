import { createContext, useContext } from "react";

/** A confirmation in one sentence. */
export type Toast = {
  /** "The card is now called Office card." */
  message: string;
  /** One optional action, most often "Undo". Offer it elsewhere too, because toasts disappear. */
  action?: { label: string; onPress: () => void };
};

export const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/**
 * Shows a short confirmation that something was done. Never use it for errors or for required actions: use `Alert`.
 *
 * @example
 * const toast = useToast();
 * toast({ message: copy("wallet.renamed", { name }), action: { label: copy("undo"), onPress: restore } });
 */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastRegion around the screen.");
  return show;
}
