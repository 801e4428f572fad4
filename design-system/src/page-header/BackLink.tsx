import { ChevronLeftIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./BackLink.css.ts";

export type BackLinkProps = {
  href: string;
  /** The name of the page or step that it links to. */
  label: string;
};

/** A link back to the page that this one was opened from. */
export function BackLink({ href, label }: BackLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.back}>
      <span className={css.mark}>
        <ChevronLeftIcon size={20} />
      </span>
      {label}
    </Anchor>
  );
}
