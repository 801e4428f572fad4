export { DateText, type DateTextProps } from "./DateText.tsx";
export { DateTile, type DateTileProps } from "./DateTile.tsx";
export { MaskedNumber, type MaskedNumberProps } from "./MaskedNumber.tsx";
export { Money, type MoneyProps } from "./Money.tsx";
export {
  formatMoney,
  /** @deprecated Renamed to `formatMoney` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  formatMoney as writeMoney,
} from "./format.ts";
