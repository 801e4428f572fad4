export { Bleed, type BleedProps } from "./Bleed.tsx";
export { Box, type BoxProps } from "./Box.tsx";
export { Columns, type ColumnsProps } from "./Columns.tsx";
export { Divider } from "./Divider.tsx";
export { Grid, type GridProps } from "./Grid.tsx";
export { Inline, type InlineProps } from "./Inline.tsx";
export {
  Page,
  type PageProps,
  /** @deprecated Renamed to `Page` in 0.2.0; removed in 0.4.0. Codemod: `0.2.0-page.mjs`. */
  Page as PageWidth,
  /** @deprecated Renamed to `PageProps` in 0.2.0; removed in 0.4.0. Codemod: `0.2.0-page.mjs`. */
  type PageProps as PageWidthProps,
} from "./Page.tsx";
export { Stack, type StackProps } from "./Stack.tsx";
export type { Space } from "../theme/tokens.ts";
