import type { ReactNode } from "react";
import { AlertIcon, CloseIcon, ErrorIcon, EyeIcon, InfoIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { focusPage } from "../internal/focusPage.ts";
import * as css from "./Banner.css.ts";

export type BannerProps = {
  /** `mode` marks a mode of the whole window: a preview, a session shared with an agent. */
  tone: "info" | "warning" | "critical" | "mode";
  /** Accessible name of the landmark: "Maintenance". */
  label: string;
  /** First the fact, then what it means. One or two sentences. */
  children: ReactNode;
  /** A link or a compact button. */
  action?: ReactNode;
  /**
   * Use `polite` for a banner that appears after the page has loaded, and `off`, the default, for one rendered with the
   * page.
   */
  live?: "off" | "polite";
  /** Makes the banner dismissible: the accessible name of the dismiss button. Focus then moves to the page heading. */
  dismiss?: { label: string; onDismiss: () => void };
};

const icons = { info: InfoIcon, warning: AlertIcon, critical: ErrorIcon, mode: EyeIcon };

/**
 * A message that concerns the whole site, across the page under the top bar.
 *
 * @example
 * <Banner tone="warning" label={copy("maintenance.label")} action={<Link href="/maintenance" tone="inherit">{copy("maintenance.more")}</Link>}>
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
      <span className={classes(css.icon, css.mark[tone])}>
        <Icon size={20} />
      </span>
      <div className={css.body}>
        <div className={css.text} role={live === "polite" ? "status" : undefined}>
          {children}
        </div>
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
