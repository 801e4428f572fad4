import type { ReactNode } from "react";
import { ChevronRightIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./ActionCard.css.ts";

export type ActionCardProps = {
  /** What it does or where it leads. The accessible name of the card begins with it. */
  title: string;
  /** What to expect there; the rest of the accessible name. Text only: the card cannot contain other controls. */
  description?: string;
  /** A decorative icon before the title. */
  icon?: ReactNode;
} & (
  | { /** The URL that the card links to. */ href: string; onPress?: never }
  | { href?: never; /** What the card does here. */ onPress: () => void }
);

/**
 * One of a few choices, as large as a card: the whole card is one link or one button.
 *
 * @example <ActionCard title={copy("pay.once")} description={copy("pay.once.detail")} icon={<CardIcon size={24} />} href="/billing/pay-bill" />
 */
export function ActionCard({ title, description, icon, href, onPress }: ActionCardProps) {
  const Link = useLinkComponent();
  const content = (
    <>
      {icon && (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      )}
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
      <span className={css.chevron}>
        <ChevronRightIcon size={20} />
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} className={css.card}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={css.card} onClick={() => onPress()}>
      {content}
    </button>
  );
}
