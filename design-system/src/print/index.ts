export { PrintLayout, type PrintLayoutProps } from "./PrintLayout.tsx";
export { PrintOnly } from "./PrintOnly.tsx";
export { ScreenOnly } from "./ScreenOnly.tsx";
