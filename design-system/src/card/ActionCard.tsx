import type { ReactNode } from "react";
import { ChevronRightIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./ActionCard.css.ts";

export type ActionCardProps = {
  /** What it does or where it leads. The name of the whole card begins with it. */
  title: string;
  /** What to expect there; the rest of the name. Words alone: nothing else on the card can be pressed. */
  description?: string;
  /** Stands before the title; decoration. */
  icon?: ReactNode;
} & (
  | { /** Where the card leads. */ href: string; onPress?: never }
  | { href?: never; /** What the card does here. */ onPress: () => void }
);

/**
 * One way to go on among a few, as large as a card: all of it is one link, or one button.
 *
 * @example <ActionCard title={copy("pay.once")} description={copy("pay.once.detail")} icon={<CardIcon size={24} />} href="/billing/pay-bill" />
 */
export function ActionCard({ title, description, icon, href, onPress }: ActionCardProps) {
  const Link = useLinkComponent();
  const content = (
    <>
      {icon && <span aria-hidden="true" className={css.icon}>{icon}</span>}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
      <span className={css.chevron}>
        <ChevronRightIcon size={20} />
      </span>
    </>
  );
  if (href !== undefined) return <Link href={href} className={css.card}>{content}</Link>;
  return <button type="button" className={css.card} onClick={() => onPress()}>{content}</button>;
}
