export { type Brand, type BrandRole, defineBrand, type Pair, pair, type Scheme } from "../theme/brand.ts";
export { brandCss } from "../theme/brandCss.ts";
export type { ComponentToken } from "../theme/component.ts";
export { contrast, contrastFaults } from "../theme/contrast.ts";
export { type DesignTokens, designTokenFiles, roleTokens } from "../theme/dtcg.ts";
export { brands, type ColorRole, type Contrast, type Palette, paletteOf, type SharedRole } from "../theme/palette.ts";
export { type Color, type Primitive, primitives } from "../theme/primitives.ts";
export { tokensCss } from "../theme/tokensCss.ts";
