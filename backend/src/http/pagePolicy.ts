import { reportsPath } from "./policyReports.ts";
import type { Config } from "../config/config.ts";

export type Frame = { framedBy: readonly string[]; frames: readonly string[] };

const list = (sources: readonly string[]) => (sources.length > 0 ? sources.join(" ") : "'none'");

const self = "'self'";

/** Who may frame a page, and whom it frames. The portal frames the vault, the Studio previews of the portal; nobody frames the two. */
export const frameOf = {
  portal: ({ vaultOrigin }: Config): Frame => ({ framedBy: [], frames: [vaultOrigin] }),
  vault: ({ portalOrigins }: Config): Frame => ({ framedBy: portalOrigins, frames: [] }),
  studio: { framedBy: [], frames: [self] } as Frame,
  preview: ({ vaultOrigin }: Config): Frame => ({ framedBy: [self], frames: [vaultOrigin] }),
};

/** What a browser hears that does not know `frame-ancestors`; undefined where this older header can't say it. */
export function frameOptions({ framedBy }: Frame): "DENY" | "SAMEORIGIN" | undefined {
  if (framedBy.length === 0) return "DENY";
  return framedBy.every((source) => source === self) ? "SAMEORIGIN" : undefined;
}

/**
 * Content-Security-Policy of one page (F1): our own files and what carries the nonce of this answer, no inline code, no eval,
 * no markup from strings.
 */
export function pagePolicy(nonce: string, { framedBy, frames }: Frame): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${list(frames)}`,
    `frame-ancestors ${list(framedBy)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The allow-list of Trusted Types policies is empty: no script of ours, or of what we use, makes markup or code from text.
    "trusted-types 'none'",
    "report-to policy",
    `report-uri ${reportsPath}`,
  ].join("; ");
}
