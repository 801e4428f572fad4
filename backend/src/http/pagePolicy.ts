import { reportsPath } from "./cspReports.ts";
import type { Config } from "../config/config.ts";

export type Frame = { framedBy: readonly string[]; frames: readonly string[] };

const list = (sources: readonly string[]) => (sources.length > 0 ? sources.join(" ") : "'none'");

const self = "'self'";

/**
 * Which origin may frame a page, and which ones it frames. The portal frames the vault, the Studio frames previews of
 * the portal; nothing frames the portal or the Studio itself.
 */
export const frameOf = {
  portal: ({ vaultOrigin }: Config): Frame => ({ framedBy: [], frames: [vaultOrigin] }),
  vault: ({ portalOrigins }: Config): Frame => ({ framedBy: portalOrigins, frames: [] }),
  studio: { framedBy: [], frames: [self] } as Frame,
  preview: ({ vaultOrigin }: Config): Frame => ({ framedBy: [self], frames: [vaultOrigin] }),
};

/**
 * The X-Frame-Options value for browsers without `frame-ancestors`; undefined where this older header cannot express
 * it.
 */
export function frameOptions({ framedBy }: Frame): "DENY" | "SAMEORIGIN" | undefined {
  if (framedBy.length === 0) return "DENY";
  return framedBy.every((source) => source === self) ? "SAMEORIGIN" : undefined;
}

/** The only Trusted Types policy of a page: it names the script of the offline worker, and nothing else (decision 75). */
const workerPolicy = "offline-worker";

/**
 * Content-Security-Policy of one page (F1): our own files and scripts with this response's nonce; no inline code, no
 * eval, no HTML from strings.
 *
 * @param registersWorker whether the page registers the offline worker; all other pages may have no worker
 */
export function pagePolicy(nonce: string, { framedBy, frames }: Frame, registersWorker = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `worker-src ${registersWorker ? self : "'none'"}`,
    `frame-src ${list(frames)}`,
    `frame-ancestors ${list(framedBy)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Neither our scripts nor our libraries create HTML or code from strings.
    `trusted-types ${registersWorker ? workerPolicy : "'none'"}`,
    "report-to policy",
    `report-uri ${reportsPath}`,
  ].join("; ");
}

/**
 * Content-Security-Policy of the offline page: scripts and styles of this origin by their integrity, and no connection
 * at all, so that nothing that was saved on the device can be sent anywhere (decision 75).
 */
export const offlinePagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Content-Security-Policy of the worker: its calls to this origin, and no other script. */
export const workerScriptPolicy = "default-src 'none'; connect-src 'self'";
