export { type Brand, defineBrand } from "../theme/brand.ts";
export { brandCss } from "../theme/brandCss.ts";
export type { ComponentToken } from "../theme/component.ts";
export {
  contrast,
  contrastFailures,
  /** @deprecated Renamed to `contrastFailures` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  contrastFailures as contrastFaults,
} from "../theme/contrast.ts";
export { type DesignTokens, designTokenFiles, roleTokens } from "../theme/dtcg.ts";
export { type Pair, pair, type Scheme } from "../theme/pair.ts";
export { brands, type Contrast, type Palette, paletteOf } from "../theme/palette.ts";
export { type Color, type Primitive, primitives } from "../theme/primitives.ts";
export type { BrandRole, ColorRole, SharedRole } from "../theme/roles.ts";
export { tokensCss } from "../theme/tokensCss.ts";
