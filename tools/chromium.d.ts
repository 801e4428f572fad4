/** Where `installChromium.ts` puts a Chromium of our own when the system has none. */
export declare const ownChromium: string;
/** Debian's Chromium without windows of its own: the same engine, and tests end in two thirds of the time. */
export declare const headlessShell: {
    name: string;
    path: string;
};
/** Path of the browser that tests drive: `CHROMIUM_PATH`, one that is installed, or our own. Undefined when there is none. */
export declare function findChromium(): string | undefined;
/** Switches for a quiet headless browser; the sandbox cannot be had as root. */
export declare const chromiumArgs: string[];
/** Version line of the browser, e.g. "Chromium 156.0.8078.79": pixel baselines hold for one version only. */
export declare function chromiumVersion(path: string): string;
