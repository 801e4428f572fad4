export { DateText, type DateTextProps } from "./DateText.tsx";
export { DateTile, type DateTileProps } from "./DateTile.tsx";
export { MaskedNumber, type MaskedNumberProps } from "./MaskedNumber.tsx";
export { Money, type MoneyProps } from "./Money.tsx";
export { writeMoney } from "./format.ts";
