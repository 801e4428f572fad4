/**
 * The oldest browsers that the styles are written for. All have `light-dark()`, popovers, container queries and `:has()`, so nothing of
 * these is written twice: docs/decisions/0016.
 */
export declare const oldestBrowsers: string[];
