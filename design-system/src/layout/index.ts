export { Bleed, type BleedProps } from "./Bleed.tsx";
export { Box, type BoxProps } from "./Box.tsx";
export { Columns, type ColumnsProps } from "./Columns.tsx";
export { Divider } from "./Divider.tsx";
export { Grid, type GridProps } from "./Grid.tsx";
export { Inline, type InlineProps } from "./Inline.tsx";
export { PageWidth, type PageWidthProps } from "./PageWidth.tsx";
export { Stack, type StackProps } from "./Stack.tsx";
export type { Space } from "../theme/tokens.ts";
