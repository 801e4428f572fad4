import { type Ref, useEffect, useRef, useState } from "react";
import { useLinkComponent } from "../link/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Breadcrumb.css.ts";

export type Crumb = { href: string; label: string };

export type BreadcrumbProps = {
  /** Accessible name of this navigation landmark. */
  label: string;
  /** The pages above this one, the highest first. */
  crumbs: readonly Crumb[];
  /** The name of this page. */
  current: string;
  /**
   * Accessible name of the button that replaces the middle crumbs when the line is too narrow. It gets their names:
   * "Show Billing, Statements".
   */
  moreLabel: (hidden: readonly string[]) => string;
};

/**
 * The position of this page in the page hierarchy. Collapses its middle crumbs into a button when the line is too
 * narrow.
 *
 * @example
 * <Breadcrumb label={copy("breadcrumb")} current={article.title} moreLabel={(names) => copy("breadcrumb.more", { names })}
 *   crumbs={[{ href: "/support", label: copy("support") }, { href: "/support/billing", label: copy("billing") }]} />
 */
export function Breadcrumb({ label, crumbs, current, moreLabel }: BreadcrumbProps) {
  const { whole, showAll, firstShown } = useShowingAll();
  const middle = crumbs.slice(1, -1);
  const folded = !whole && middle.length > 0;
  const items = crumbs.map((crumb, index) => (
    <li key={crumb.href} className={classes(css.item, folded && middle.includes(crumb) && css.inTheMiddle)}>
      <CrumbLink {...crumb} link={index === 1 ? firstShown : undefined} />
    </li>
  ));
  return (
    <nav aria-label={label} className={css.breadcrumb} data-state={folded ? "folding" : "whole"}>
      <ol role="list" className={css.list}>
        {items[0]}
        {folded && <More label={moreLabel(middle.map((crumb) => crumb.label))} onPress={showAll} />}
        {items.slice(1)}
        <li className={css.item}>
          <span aria-current="page" className={css.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

function CrumbLink({ href, label, link }: Crumb & { link: Ref<HTMLAnchorElement> | undefined }) {
  const Link = useLinkComponent();
  return (
    <Link href={href} ref={link} className={css.link}>
      {label}
    </Link>
  );
}

function More({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <li className={classes(css.item, css.folded)}>
      <button type="button" aria-label={label} className={css.more} onClick={onPress}>
        …
      </button>
    </li>
  );
}

/** The button disappears when it is pressed, so focus moves to the first crumb that it revealed. */
function useShowingAll() {
  const [whole, setWhole] = useState(false);
  const firstShown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (whole) firstShown.current?.focus();
  }, [whole]);
  return { whole, firstShown, showAll: () => setWhole(true) };
}
