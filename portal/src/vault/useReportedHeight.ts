import { useEffect } from "react";
import type { ToPortal } from "../lib/vaultProtocol.ts";

/** Tells the portal how high the page is once it has fields, and whenever that changes: errors, larger text, another language. */
export function useReportedHeight(tell: (message: ToPortal) => void, hasFields: boolean) {
  useEffect(() => {
    if (!hasFields) return;
    const root = document.getElementById("root");
    if (!root) return;
    const observer = new ResizeObserver(() => tell({ type: "resized", height: Math.ceil(root.getBoundingClientRect().height) }));
    observer.observe(root);
    return () => observer.disconnect();
  }, [tell, hasFields]);
}
