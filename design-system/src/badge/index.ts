export { Badge, type BadgeProps } from "./Badge.tsx";
export { Count, type CountProps } from "./Count.tsx";
