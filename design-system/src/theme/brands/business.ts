import { defineBrand } from "../brand.ts";
import { pair } from "../pair.ts";

/** The business site: sea green. */
export const business = defineBrand({
  site: "business",
  colors: {
    brand: pair("sea34", "sea78"),
    brandHover: pair("sea24", "sea85"),
    onBrand: pair("white", "sea14"),
    brandText: pair("sea34", "sea81"),
    brandTint: pair("sea93", "sea20"),
    brandTintHover: pair("sea90", "sea26"),
    brandLine: pair("sea86", "sea33"),
    deep: pair("sea24", "sea15"),
    onDeep: pair("white", "sea96"),
    deepHover: pair("sea35", "sea25"),
    deepLine: pair("sea65", "sea57"),
    focusOuter: pair("sea34", "sea85"),
    focusInner: pair("white", "sea7"),
  },
});
