import type { CookieSerializeOptions } from "@fastify/cookie";
import { session as limits } from "@portico/rules/constants";
import type { Config } from "../config/config.ts";

/** One of our cookies. All have path "/", no domain, so this host only, and with TLS are Secure. */
export type CookieRow = {
  /** With TLS preceded by `__Host-`, by which the browser enforces host and path; not for `plainName`. */
  name: string;
  plainName?: true;
  /** What specification section 3 calls it; left out for a cookie of ours. */
  specification?: string;
  /** What it holds, and what reads it. */
  purpose: string;
  setBy: string;
  /** Readable by the page's scripts, so it holds nothing secret. All others are HttpOnly. */
  readable?: true;
  /** With a signature, so that a changed one is not accepted. */
  signed?: true;
  sameSite: "Lax" | "Strict";
  /** Seconds; null until the browser closes. */
  lifetime: number | null;
  /** Seconds, when "remember me" was chosen at sign-in. */
  rememberedLifetime?: number;
};

/** Every cookie that the portal sets (SESS-09). docs/cookies.md is generated from it. */
export const cookieTable = {
  session: {
    name: "portico-session",
    specification: "session, session id",
    purpose:
      "The random id of the session, signed by the session plugin; the database has its hash, and the session itself",
    setBy: "sign-in",
    sameSite: "Lax",
    lifetime: null,
  },
  antiForgery: {
    name: "portico-csrf",
    specification: "anti-forgery token",
    purpose: "The secret that the anti-forgery token of every change is checked with",
    setBy: "every page",
    sameSite: "Strict",
    lifetime: null,
  },
  profile: {
    name: "portico-profile",
    plainName: true,
    specification: "profile",
    purpose: "Who is signed in, for display; with “remember me” the user name that the sign-in form starts with",
    setBy: "sign-in",
    readable: true,
    sameSite: "Lax",
    lifetime: null,
    rememberedLifetime: limits.profileRememberedSeconds,
  },
  passwordReset: {
    name: "portico-reset",
    specification: "reauth",
    purpose: "The single-use grant of somebody who has proved who they are and must choose a new password",
    setBy: "an e-mailed code, or a sign-in that requires a new password",
    sameSite: "Strict",
    lifetime: 900,
  },
  signInStep: {
    name: "portico-sign-in-step",
    purpose: "Names a sign-in whose password was right, until the second factor is proved with a code or a passkey",
    setBy: "a sign-in of somebody with two-step sign-in",
    sameSite: "Strict",
    lifetime: 600,
  },
  accountCreation: {
    name: "portico-creation",
    purpose: "Names the request to create an owner’s sign-in, until the e-mailed code is entered",
    setBy: "the first step of /create-account",
    sameSite: "Strict",
    lifetime: 1_800,
  },
  authResponse: {
    name: "portico-auth-response",
    specification: "auth response",
    purpose:
      "Why this browser’s session was ended from elsewhere (otherDevice, passwordChanged); the sign-in page says it",
    setBy: "the first request after that end",
    readable: true,
    sameSite: "Lax",
    lifetime: 600,
  },
  device: {
    name: "portico-device",
    purpose: "A user has signed in with this browser before, so failed tries from elsewhere do not lock it out",
    setBy: "sign-in",
    signed: true,
    sameSite: "Lax",
    lifetime: 15_552_000,
  },
  appointments: {
    name: "portico-appointments",
    specification: "appointment list",
    purpose:
      "The days of the coming visits of the current account, without place or kind; the account summary and the list of appointments keep their places while they load",
    setBy: "sign-in, and every answer with the accounts or appointments or that changes a visit",
    readable: true,
    sameSite: "Lax",
    lifetime: null,
  },
  serviceArea: {
    name: "portico-service-area",
    specification: "zip and footprint",
    purpose:
      "The last ZIP code that somebody looked up on /contactus, and which part of the network serves it; a visitor starts with it again",
    setBy: "looking up the provider of a ZIP code, if somebody serves it",
    readable: true,
    sameSite: "Lax",
    lifetime: 2_592_000,
  },
  billPayUnavailable: {
    name: "portico-bill-pay-unavailable",
    specification: "bill-pay-unavailable",
    purpose:
      "Why paying is not possible for the moment (MAINTENANCE, SERVICE, PROCESSOR); sign-in and the first page of a payment say that it is, and block nothing",
    setBy:
      "an answer of the accounts or of a payment that says so, and every page during maintenance; the next that works clears it",
    readable: true,
    sameSite: "Lax",
    lifetime: 300,
  },
  coBrowse: {
    name: "portico-cobrowse",
    purpose: "A support agent looks at the screen with the customer: the header stands alone",
    setBy: "an address with `cobrowse=on`",
    sameSite: "Lax",
    lifetime: null,
  },
  locale: {
    name: "portico-locale",
    plainName: true,
    purpose: "The language of a visitor who is not signed in",
    setBy: "choosing a language",
    readable: true,
    sameSite: "Lax",
    lifetime: 31_536_000,
  },
} as const satisfies Record<string, CookieRow>;

type CookieKey = keyof typeof cookieTable;
export type OwnCookie = { name: string; options: CookieSerializeOptions };

function ownCookie(row: CookieRow, tls: boolean): OwnCookie {
  const { name, plainName, readable = false, signed, sameSite, lifetime } = row;
  return {
    name: tls && !plainName ? `__Host-${name}` : name,
    options: {
      path: "/",
      httpOnly: !readable,
      secure: tls,
      sameSite: sameSite === "Strict" ? "strict" : "lax",
      ...(signed && { signed }),
      ...(lifetime !== null && { maxAge: lifetime }),
    },
  };
}

function ownCookies(tls: boolean): Record<CookieKey, OwnCookie> {
  const entries = Object.entries(cookieTable).map(([key, row]) => [key, ownCookie(row, tls)]);
  return Object.fromEntries(entries) as Record<CookieKey, OwnCookie>;
}
const [plain, secure] = [ownCookies(false), ownCookies(true)];

/** Names and flags of our cookies for this configuration; nothing else sets a cookie. */
export const cookiesOf = ({ tls }: Pick<Config, "tls">): Record<CookieKey, OwnCookie> => (tls ? secure : plain);
