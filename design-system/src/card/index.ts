export { ActionCard, type ActionCardProps } from "./ActionCard.tsx";
export { Card, type CardProps } from "./Card.tsx";
export { CardTitle, type CardTitleProps } from "./CardTitle.tsx";
export { HeroCard, type HeroCardProps } from "./HeroCard.tsx";
export { StatusCard, type StatusCardProps, type StatusCardState } from "./StatusCard.tsx";
