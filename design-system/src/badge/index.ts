export { Badge, type BadgeProps } from "./Badge.tsx";
export { Count, type CountProps } from "./Count.tsx";
export { StatusDot, type StatusDotProps } from "./StatusDot.tsx";
export { Tag, type TagProps } from "./Tag.tsx";
export { TagList, type TagListProps } from "./TagList.tsx";
