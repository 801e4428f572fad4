export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
export { type Toast, useToast } from "./useToast.ts";
