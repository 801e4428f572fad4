/**
 * Makes React's development build skip what only developer tools show: it measures each render for the profiler and
 * captures a stack trace for each element. That took a third of the processor time of the pages in which tests run.
 * Warnings are still printed; they no longer name the component that created an element.
 *
 * It runs before any module loads React, which reads `console` once.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const react = (await import("react")) as unknown as Record<string, Record<string, unknown> | undefined>;
const internals = react["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"];
const counter = "recentlyCreatedOwnerStacks";
if (!internals || !(counter in internals)) throw new Error("React counts its stack traces in another place.");
// React captures stack traces until this counter reaches its limit, and resets it each second.
Object.defineProperty(internals, counter, { configurable: true, get: () => 1e4, set: () => undefined });

export {};
