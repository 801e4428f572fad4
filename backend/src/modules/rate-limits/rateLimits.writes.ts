/** For other modules: counts a use of something that is limited in a window of time. */
export { tryConsume, consumeOrThrow, consumeAll, giveBack } from "./rateLimits.ts";
