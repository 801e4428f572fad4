import pages from "@portico/catalogue/pages.json" with { type: "json" };
import uses from "@portico/catalogue/uses.json" with { type: "json" };
import { expect, test } from "vitest";
import { routes } from "./routes.ts";

/** Screens that identify what they show in the query. */
const ofOneThing = (path: string) => path.includes(":") || path === "/billing/refunds";

/** Forwards to another page, and shows nothing itself. */
const forwards = (path: string) => path === "/sign-in-redirect";

/**
 * The URLs that can be opened directly, one per screen: without those that need the id of a payment, refund or
 * statement.
 */
const openable = routes.filter(
  ({ path, screen }, at) =>
    !ofOneThing(path) && !forwards(path) && routes.findIndex((other) => other.screen === screen) === at,
);

test("editors can preview every page of the portal, under its own title", () => {
  // The Studio has an order of its own for its list.
  const sorted = (rows: string[][]) => rows.toSorted();
  expect(sorted(pages.map(({ address, title }) => [address, title]))).toEqual(
    sorted(openable.map(({ path, title }) => [path, title])),
  );
});

test("a page's screens are those that use its messages", () => {
  const used = new Set(Object.values(uses).flat());
  expect(pages.flatMap(({ screens }) => screens).filter((screen) => !used.has(screen))).toEqual([]);
});
