import { createContext, useContext } from "react";

/** Something that was done, in one sentence. */
export type Toast = {
  /** "The card is now called Office card." */
  message: string;
  /** One thing to do about it, most often "Undo". It can be done elsewhere too: toasts leave. */
  action?: { label: string; onPress: () => void };
};

export const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/**
 * Says in passing that something was done. Never for an error, and never for what somebody must act on: take `Alert`.
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
