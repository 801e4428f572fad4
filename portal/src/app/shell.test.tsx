/* oxlint-disable max-lines -- one list of facts that share a set-up */
import "@portico/design-system/theme";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { failureRaised } from "../features/errors/model/errors.slice.ts";
import type { Locale } from "../features/content/model/content.slice.ts";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { timeoutWarned } from "../features/session/timeout/timeout.slice.ts";
import type { MockAnswers } from "../testing/mockFetch.ts";
import { mockFetch } from "../testing/mockFetch.ts";
import { bootstrapFor, dana, owing, sam } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";
import type { Bootstrap } from "../api/bootstrap.ts";

type Options = { bootstrap?: Bootstrap; answers?: MockAnswers; fetch?: typeof fetch };

/** Opens the whole portal at a URL over canned responses. */
async function open(
  at: string,
  { bootstrap = bootstrapFor(dana), answers = {}, fetch }: Options = {},
): Promise<Portal> {
  const content = await builtInContent(bootstrap);
  const opened: { portal?: Portal } = {};
  const hear = (portal: Portal) => {
    opened.portal = portal;
  };
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at={at}
      answers={answers}
      onPortal={hear}
      parts={fetch ? { fetch } : undefined}
    />,
  );
  // The first screen of each area loads that area's code.
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  return opened.portal as Portal;
}

const go = (portal: Portal, to: string) => portal.store.dispatch(navigationRequested({ to }));
const path = (portal: Portal) => portal.store.getState().navigation.path;
const inSpanish = (bootstrap: Bootstrap) => ({ ...bootstrap, locale: "es-US" as Locale });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("[SHELL-01 partly] every API call sends the site's vendor key and client type", { tags: "full" }, async () => {
  const sent: Record<string, (string | null)[]> = {};
  const answer = mockFetch({});
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    sent[new URL(request.url).pathname] = [request.headers.get("x-vendor-key"), request.headers.get("x-client-type")];
    return answer(request);
  };
  await open("/account-summary", { bootstrap: bootstrapFor(dana, { site: "community", vendorKey: "SCS" }), fetch });
  await expect
    .poll(() => Object.keys(sent), { timeout: 10_000 })
    .toEqual(expect.arrayContaining(["/api/pub/account/v1/accounts", "/api/pub/telemetry/v1/events"]));
  for (const headers of Object.values(sent)) expect(headers).toEqual(["SCS", "SSPP"]);
});

test(
  "[SHELL-02] the document title has the screen and the site, in the current language",
  { tags: "full" },
  async () => {
    const portal = await open("/account-summary");
    expect(document.title).toBe("Account Summary - Portico Business");
    go(portal, "/services");
    await expect.poll(() => document.title).toBe("Voice & Services - Portico Business");
    await page.getByRole("button", { name: "Español" }).click();
    await expect.poll(() => document.title).toBe("Voz y servicios - Portico Empresas");
  },
);

test("[SHELL-02] the community site is called Your Community Solutions Account", async () => {
  await open("/account-summary", { bootstrap: bootstrapFor(dana, { site: "community", vendorKey: "SCS" }) });
  expect(document.title).toBe("Account Summary - Your Community Solutions Account");
});

test.each([
  ["/Account-Summary", "/account-summary"],
  ["/services/", "/services"],
  ["/SERVICES///", "/services"],
])("[SHELL-04 partly] [SHELL-05] %s is handled as %s", async (asked, handled) => {
  const portal = await open(asked);
  await expect.poll(() => path(portal)).toBe(handled);
});

test.each(["/login", "/services-overview"])(
  "[SHELL-03 partly] %s redirects to the root and keeps the query, which the sign-in page reads",
  async (from) => {
    const portal = await open(`${from}?loggedOut=true`, { bootstrap: bootstrapFor() });
    await expect.poll(() => path(portal)).toBe("/");
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Sign in to your account");
    await expect.element(page.getByText("You’re signed out.")).toBeVisible();
  },
);

test("[SHELL-03 partly] /billing-stub/ redirects to /billing-stub, which is billing", async () => {
  const portal = await open("/billing-stub/", {
    answers: { "/selfservice/graph": { status: 503, code: "TEMPORARILY_UNAVAILABLE" } },
  });
  await expect.poll(() => path(portal)).toBe("/billing-stub");
  await expect.poll(() => document.title).toMatch(/^Billing/);
});

test.each([
  ["en-US", "We’re working on the portal", "Try again"],
  ["es-US", "Estamos dando mantenimiento al portal", "Intentar de nuevo"],
])(
  "[SESS-05] during maintenance the next response shows the maintenance page, in %s, without a menu",
  async (locale, title, again) => {
    const accounts = "/api/pub/account/v1/accounts";
    const portal = await open("/services", {
      bootstrap: { ...bootstrapFor(dana), locale: locale as Locale },
      answers: { [accounts]: { status: 401, code: "IN_MAINTENANCE" } },
    });
    await expect.poll(() => path(portal)).toBe("/maintenance");
    await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByRole("button", { name: again })).toBeVisible();
    expect(document.querySelectorAll("nav").length).toBe(0);
  },
);

test("[SHELL-05] query values keep their case", async () => {
  const portal = await open("/account-summary");
  go(portal, "/LOGIN/?targetUrl=%2FBilling%2FABC");
  await expect.poll(() => path(portal)).toBe("/account-summary");
  const anonymous = await open("/LOGIN?targetUrl=%2Fservices%3Fkey%3DABC", { bootstrap: bootstrapFor() });
  await expect.poll(() => path(anonymous)).toBe("/");
});

test("[SHELL-06] navigating to the current URL again reloads its data", async () => {
  const asked = vi.fn();
  const answer = mockFetch({});
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith("/accounts")) asked();
    return answer(request);
  };
  const portal = await open("/account-summary", { fetch });
  await expect.element(page.getByText("Pay $248.17")).toBeVisible();
  const before = asked.mock.calls.length;
  go(portal, "/account-summary");
  await expect.poll(() => asked.mock.calls.length).toBe(before + 1);
});

test(
  "[SHELL-06] after a navigation the page scrolls to the top and focus is on the screen's heading",
  { tags: "full" },
  async () => {
    const portal = await open("/account-summary");
    await page.viewport(400, 500);
    window.scrollTo(0, 400);
    go(portal, "/profile-and-settings");
    await expect.poll(() => document.activeElement?.textContent).toBe("Profile & Settings");
    expect(document.activeElement?.id).toBe("page-title");
    await expect.poll(() => window.scrollY).toBe(0);
  },
);

test(
  "[SHELL-06] a URL with a fragment scrolls and moves focus to that part of the screen",
  { tags: "full" },
  async () => {
    const portal = await open("/account-summary");
    await page.viewport(400, 500);
    go(portal, "/profile-and-settings#session");
    await expect.poll(() => document.activeElement?.id).toBe("session");
    await expect.poll(() => document.getElementById("session")?.getBoundingClientRect().top).toBeLessThan(500);
  },
);

test.each([
  [1090, 1],
  [1089, 0],
])("[SHELL-17] at %d px the menu is %s", async (width, atTheSide) => {
  await page.viewport(width, 800);
  await open("/services");
  const [side, bottom] = [...document.querySelectorAll("nav")] as [HTMLElement, HTMLElement];
  expect([side, bottom].map((menu) => getComputedStyle(menu).display !== "none")).toEqual(
    atTheSide ? [true, false] : [false, true],
  );
  if (atTheSide) expect(side.getBoundingClientRect().width).toBe(250);
});

test("[SHELL-17] the header is sticky below 600 px only", async () => {
  await open("/services");
  const position = () => getComputedStyle(document.querySelector("header") as HTMLElement).position;
  await page.viewport(599, 800);
  expect(position()).toBe("sticky");
  await page.viewport(600, 800);
  expect(position()).not.toBe("sticky");
});

test("[SHELL-17] the focused flow of a payment has no menu", async () => {
  const portal = await open("/services");
  expect(document.querySelectorAll("nav").length).toBe(2);
  go(portal, "/billing/pay-bill?open=otp&account=8347201180");
  await expect.poll(() => path(portal)).toBe("/billing/pay-bill");
  await expect
    .poll(() => [...document.querySelectorAll("nav")].filter((menu) => menu.textContent?.includes("Account Summary")))
    .toEqual([]);
});

test("[SHELL-18] support co-browsing shows only the header, in a payment too; on a phone it has the links home and to sign out", async () => {
  const on = { value: true, applies: "atOnce" as const, killed: false };
  const portal = await open("/services", {
    bootstrap: bootstrapFor(dana, { toggles: { etag: "1", values: { coBrowse: on } } }),
  });
  expect(document.querySelectorAll("nav").length).toBe(0);
  await page.viewport(400, 800);
  await expect.element(page.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeVisible();
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Dana" })).toBeVisible();
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Account Summary" })).toBeVisible();
  expect(document.querySelector("header")?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  go(portal, "/billing/pay-bill?open=otp&account=8347201180");
  await expect.poll(() => path(portal)).toBe("/billing/pay-bill");
  await expect.element(page.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("[SHELL-28 partly] an unknown URL stays unchanged and shows not found, signed in or not", async () => {
  const portal = await open("/no/such/place", { bootstrap: bootstrapFor() });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("We can’t find that page");
  expect(path(portal)).toBe("/no/such/place");
});

test("[SHELL-09 partly] a visitor of a protected screen is redirected to sign in and back", async () => {
  const portal = await open("/services", { bootstrap: bootstrapFor() });
  await expect.poll(() => path(portal)).toBe("/");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Sign in to your account");
});

test(
  "[SHELL-09 partly] a role without the permission is redirected to the summary with a reason; another customer's account shows not found",
  { tags: "full" },
  async () => {
    const portal = await open("/billing", { bootstrap: bootstrapFor({ ...sam, permissions: [] }) });
    await expect.poll(() => path(portal)).toBe("/account-summary");
    await expect.element(page.getByText(/Your role can’t open that page/)).toBeVisible();
    const owner = await open("/account-summary");
    await expect.poll(() => owner.store.getState().account.accounts.phase).toBe("ready");
    go(owner, "/billing?account=8347999999");
    await expect.poll(() => path(owner)).toBe("/not-found");
  },
);

test(
  "[SHELL-09 partly] a page of the customer's other account opens from a link, also before the accounts are read",
  { tags: "full" },
  async () => {
    const accounts = [owing, { ...owing, accountId: "8347999999" }];
    const answer = mockFetch({ "/api/pub/account/v1/accounts": { body: { accounts } } });
    const read: { answerNow?: () => void } = {};
    const answered = new Promise<void>((resolve) => (read.answerNow = resolve));
    const sent: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push(await request.clone().text());
      if (request.url.includes("/account/v1/accounts")) await answered;
      return answer(request);
    };
    const isBillRead = () => sent.some((body) => body.includes("8347999999"));
    const portal = await open("/legal/terms", { fetch });
    go(portal, "/billing?account=8347999999");
    await expect.element(page.getByText("Loading the page")).toBeVisible();
    expect(isBillRead()).toBe(false);
    read.answerNow?.();
    await expect.poll(isBillRead).toBe(true);
    expect(path(portal)).toBe("/billing");
  },
);

test.each([
  ["en-US", "We’re sorry, something on our end didn’t work quite right. Please try again later.", "OK"],
  ["es-US", "Lo sentimos, algo no funcionó bien de nuestro lado. Inténtelo de nuevo más tarde.", "Aceptar"],
])("[ERR-01] the generic failure dialog in %s closes with its button", async (locale, words, ok) => {
  const portal = await open("/services", { bootstrap: { ...bootstrapFor(dana), locale: locale as Locale } });
  portal.store.dispatch(failureRaised({ kind: "unexpected", status: 500 }));
  await expect.element(page.getByRole("alertdialog").getByText(words)).toBeVisible();
  await page.getByRole("button", { name: ok }).click();
  await expect.poll(() => document.querySelector("[role=alertdialog]")).toBeNull();
});

test(
  "[SESS-06] the timeout dialog is an alertdialog whose first key press extends the session; it announces only 60, 30 and 10 seconds",
  { tags: "full" },
  async () => {
    const portal = await open("/services");
    const spoken = () => document.querySelector("[role=alertdialog] [aria-live]")?.textContent;
    const at = async (secondsLeft: number) => {
      portal.store.dispatch(timeoutWarned({ secondsLeft }));
      await expect
        .element(
          page
            .getByRole("alertdialog")
            .getByText(`${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`),
        )
        .toBeVisible();
      return spoken();
    };
    expect([
      await at(120),
      await at(61),
      await at(60),
      await at(59),
      await at(30),
      await at(11),
      await at(10),
      await at(9),
    ]).toEqual([
      "",
      "",
      "60 seconds left",
      "60 seconds left",
      "30 seconds left",
      "30 seconds left",
      "10 seconds left",
      "10 seconds left",
    ]);
    await expect.poll(() => document.activeElement?.textContent).toBe("Stay signed in");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.querySelector("[role=alertdialog]")).toBeNull();
  },
);

test.each([
  ["en-US", "1:40 left - Voice & Services - Portico Business", "Voice & Services - Portico Business"],
  ["es-US", "Quedan 1:40 - Voz y servicios - Portico Empresas", "Voz y servicios - Portico Empresas"],
] as const)(
  "[SESS-06] in %s the document title counts down while the timeout dialog is open, and is restored when it closes",
  async (locale, counted, own) => {
    const portal = await open("/services", { bootstrap: { ...bootstrapFor(dana), locale } });
    portal.store.dispatch(timeoutWarned({ secondsLeft: 100 }));
    await expect.poll(() => document.title).toBe(counted);
    portal.store.dispatch(timeoutWarned({ secondsLeft: 9 }));
    await expect.poll(() => document.title).toBe(counted.replace("1:40", "0:09"));
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    // The clocks, which answer to the dialog, load after the first screen; outside this test they open it themselves.
    await expect
      .poll(async () => {
        await userEvent.keyboard("{Escape}");
        return document.title;
      })
      .toBe(own);
  },
);

test(
  "[SESS-10] a failed sign-out shows a dialog over the screen; its button retries, Escape stays signed in",
  { tags: "full" },
  async () => {
    const logouts: string[] = [];
    const answer = mockFetch({});
    const fetch: typeof globalThis.fetch = (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (!pathname.endsWith("/logout")) return answer(input, init);
      logouts.push(pathname);
      return Promise.reject(new TypeError("offline"));
    };
    await open("/services", { fetch });
    const dialog = page.getByRole("alertdialog", { name: "You’re still signed in." });
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe("Try again");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => logouts.length).toBe(4);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.querySelector("[role=alertdialog]")).toBeNull();
    await expect.element(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  },
);

test("[COPY-01] switching the language keeps the page and the typed input", async () => {
  await open("/", { bootstrap: bootstrapFor() });
  await page.getByLabelText("Username").fill("dana");
  await page.getByRole("button", { name: "Español" }).click();
  await expect.element(page.getByLabelText("Nombre de usuario")).toHaveValue("dana");
  expect(document.documentElement.lang).toBe("es-US");
});

test("[SESS-10] /login?loggedOut=true says that the session has ended", async () => {
  await open("/login?loggedOut=true", { bootstrap: inSpanish(bootstrapFor()) });
  await expect.element(page.getByText("Usted cerró la sesión.")).toBeVisible();
});
