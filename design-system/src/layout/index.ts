export { Bleed, type BleedProps } from "./Bleed.tsx";
export { Box, type BoxProps } from "./Box.tsx";
export { Columns, type ColumnsProps } from "./Columns.tsx";
export { Divider } from "./Divider.tsx";
export { Grid, type GridProps } from "./Grid.tsx";
export { Inline, type InlineProps } from "./Inline.tsx";
export {
  Page,
  type PageProps,
  /** @deprecated Since 0.2.0 it is called `Page`; 0.4.0 takes the old name away. The codemod `0.2.0-page.mjs` renames it. */
  Page as PageWidth,
  /** @deprecated Since 0.2.0 it is called `PageProps`; 0.4.0 takes the old name away. The codemod `0.2.0-page.mjs` renames it. */
  type PageProps as PageWidthProps,
} from "./Page.tsx";
export { Stack, type StackProps } from "./Stack.tsx";
export type { Space } from "../theme/tokens.ts";
