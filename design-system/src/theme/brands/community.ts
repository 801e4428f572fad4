import { defineBrand } from "../brand.ts";
import { pair } from "../pair.ts";

/** The community site: plum. It shares the business site's light paper; its dark scheme is derived from plum. */
export const community = defineBrand({
  site: "community",
  colors: {
    brand: pair("plum29", "plum76"),
    brandHover: pair("plum19", "plum84"),
    onBrand: pair("white", "plum11"),
    brandText: pair("plum29", "plum79"),
    brandTint: pair("plum94", "plum17"),
    brandTintHover: pair("plum89", "plum22"),
    brandLine: pair("plum83", "plum33"),
    deep: pair("plum19", "plum12"),
    onDeep: pair("white", "plum96"),
    deepHover: pair("plum30", "plum20"),
    deepLine: pair("plum60", "plum53"),
    focusOuter: pair("plum29", "plum84"),
    focusInner: pair("white", "plum6"),
  },
  shared: {
    ink: { dark: "mauve94" },
    inkQuiet: { dark: "mauve74" },
    surface: { dark: "mauve12" },
    raised: { dark: "mauve16" },
    sunken: { dark: "mauve4" },
    paper: { dark: "mauve7" },
    side: { dark: "mauve9" },
    line: { dark: "mauve25" },
    lineStrong: { dark: "mauve59" },
    field: { dark: "mauve8" },
    skeleton: { dark: "mauve21" },
  },
});
