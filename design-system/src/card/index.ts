export { ActionCard, type ActionCardProps } from "./ActionCard.tsx";
export { Card, type CardProps } from "./Card.tsx";
export { CardTitle, type CardTitleProps } from "./CardTitle.tsx";
export { HeroCard, type HeroCardProps } from "./HeroCard.tsx";
export {
  StatusCard,
  type StatusCardProps,
  type StatusCardTone,
  /** @deprecated Renamed to `StatusCardTone` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  type StatusCardTone as StatusCardState,
} from "./StatusCard.tsx";
