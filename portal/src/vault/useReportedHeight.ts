import { useEffect } from "react";
import type { ToPortal } from "../lib/vaultProtocol.ts";

/** Tells the portal how high the page is, now and whenever that changes: errors, larger text, another language. */
export function useReportedHeight(tell: (message: ToPortal) => void) {
  useEffect(() => {
    const root = document.getElementById("root");
    if (!root) return;
    const observer = new ResizeObserver(() => tell({ type: "resized", height: Math.ceil(root.getBoundingClientRect().height) }));
    observer.observe(root);
    return () => observer.disconnect();
  }, [tell]);
}
