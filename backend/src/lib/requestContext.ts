import type { Locale, Principal, Site } from "./principal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; undefined while nobody is signed in. Set before any handler or permission check runs. */
    principal: Principal | undefined;
    /** Which origin the Host header names. */
    originKind: "portal" | "vault";
    /** Scheme, host and port that the browser used; of its Host header alone, in lower case. */
    ownOrigin: string;
    /** Which of the two portals the Host header names; business on the vault's origin. */
    site: Site;
    /** Whether a preview asks: somebody else's eyes, and nothing is changed. */
    preview: boolean;
    /** Language of the answer: profile, cookie, Accept-Language, English. */
    locale: Locale;
  }
}
