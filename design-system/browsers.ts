/**
 * The oldest supported browsers. All support `light-dark()`, popovers, container queries and `:has()`, so the styles
 * need no fallbacks for them: docs/decisions/0016.
 */
export const oldestBrowsers = ["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"];
