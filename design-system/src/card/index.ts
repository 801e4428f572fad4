export { Card, type CardProps } from "./Card.tsx";
export { CardTitle, type CardTitleProps } from "./CardTitle.tsx";
export { HeroCard, type HeroCardProps } from "./HeroCard.tsx";
