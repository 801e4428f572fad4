import { codeOf, stepAt } from "../src/modules/identity/second-factor/totp.domain.ts";

/** Opens an authenticator app with a key: what it shows at the backend's time, or so many steps later. */
export const authenticatorApp =
  (key: string, { now }: { now: () => Date }) =>
  (stepsLater = 0): string =>
    codeOf(key, stepAt(now()) + stepsLater);
