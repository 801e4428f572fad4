import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Config } from "../config/config.ts";

/** Names and flags of our cookies. With TLS the browser enforces that a `__Host-` cookie is from this host and path. */
export function sessionCookies({ tls }: Pick<Config, "tls">) {
  const name = (plain: string) => (tls ? `__Host-${plain}` : plain);
  const closed: CookieSerializeOptions = { path: "/", httpOnly: true, sameSite: "lax", secure: tls };
  return {
    session: { name: name("portico-session"), options: closed },
    antiForgery: { name: name("portico-csrf"), options: { ...closed, sameSite: "strict" as const } },
    passwordReset: { name: name("portico-reset"), options: { ...closed, sameSite: "strict" as const } },
    /** Signed cookie: a user has signed in with this browser before. */
    device: { name: name("portico-device"), options: closed },
    coBrowse: { name: name("portico-cobrowse"), options: closed },
    /** Readable by scripts, for display only: the server uses them only for the initial language. */
    open: { path: "/", httpOnly: false, sameSite: "lax" as const, secure: tls } satisfies CookieSerializeOptions,
  };
}
