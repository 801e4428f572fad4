import { defineBrand, pair } from "./index.ts";

/** An example of a custom brand in one file: harbour blue, with squarer buttons. */
export const harbor = defineBrand({
  site: "harbor",
  colors: {
    brand: pair("#234a9e", "#a9c1f5"),
    brandHover: pair("#16326f", "#cbdafa"),
    onBrand: pair("#ffffff", "#0d1c3d"),
    brandText: pair("#234a9e", "#b3c8f6"),
    brandTint: pair("#e8eefa", "#1b2947"),
    brandTintHover: pair("#d9e3f6", "#24355a"),
    brandLine: pair("#c3d1ee", "#3a4f7c"),
    deep: pair("#16326f", "#12203f"),
    onDeep: pair("#ffffff", "#eef2fb"),
    deepHover: pair("#2a4988", "#22345c"),
    deepLine: pair("#8b9fca", "#7285ad"),
    focusOuter: pair("#234a9e", "#cbdafa"),
    focusInner: pair("#ffffff", "#0a1429"),
  },
  components: { "button-radius": "10px", "card-radius": "8px", "field-radius": "8px" },
});
