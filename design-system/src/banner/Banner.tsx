import type { ReactNode } from "react";
import { AlertIcon, CloseIcon, ErrorIcon, EyeIcon, InfoIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { focusPage } from "../internal/focusPage.ts";
import * as css from "./Banner.css.ts";

export type BannerProps = {
  /** `mode` for a state of the whole window that somebody entered: a preview, a session shared with an agent. */
  tone: "note" | "attention" | "bad" | "mode";
  /** What it is, as the name of its landmark: "Maintenance". */
  label: string;
  /** First the fact, then what it means. One or two sentences. */
  children: ReactNode;
  /** A link or a compact button. */
  action?: ReactNode;
  /** `polite` where it appears while the page is in use; `off`, for what stands there from the start, unless told. */
  live?: "off" | "polite";
  /** The button that takes it away, with its name. The focus then goes to the heading of the page. */
  dismiss?: { label: string; onDismiss: () => void };
};

const icons = { note: InfoIcon, attention: AlertIcon, bad: ErrorIcon, mode: EyeIcon };

/**
 * Something that concerns the whole site, across the page under the top bar.
 *
 * @example
 * <Banner tone="attention" label={copy("maintenance.label")} action={<Link href="/maintenance" tone="inherit">{copy("maintenance.more")}</Link>}>
 *   {copy("maintenance.announced", { from, to })}
 * </Banner>
 */
export function Banner({ tone, label, children, action, live = "off", dismiss }: BannerProps) {
  const Icon = icons[tone];
  const leave = () => {
    dismiss?.onDismiss();
    focusPage();
  };
  return (
    <section aria-label={label} className={classes(css.banner, css.tone[tone])} data-state={tone}>
      <span className={classes(css.icon, css.mark[tone])}><Icon size={20} /></span>
      <div className={css.body}>
        <div className={css.words} role={live === "polite" ? "status" : undefined}>{children}</div>
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
      {dismiss ? (
        <button type="button" aria-label={dismiss.label} className={css.dismiss} onClick={leave}>
          <CloseIcon size={20} />
        </button>
      ) : null}
    </section>
  );
}
