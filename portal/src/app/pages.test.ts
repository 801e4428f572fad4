import pages from "@portico/catalogue/pages.json" with { type: "json" };
import uses from "@portico/catalogue/uses.json" with { type: "json" };
import { expect, test } from "vitest";
import { routes } from "./routes.tsx";

/** Names what it shows in its query. */
const ofOneThing = (path: string) => path.includes(":") || path === "/billing/refunds";

/** The addresses at which a page can be opened by itself: those that name no payment, refund or statement, each screen once. */
const openable = routes.filter(({ path, screen }, at) => !ofOneThing(path) && routes.findIndex((other) => other.screen === screen) === at);

test("editors can open every page of the portal in a preview, by the title that it has", () => {
  expect(pages.map(({ address, title }) => [address, title])).toEqual(openable.map(({ path, title }) => [path, title]));
});

test("the screens of a page are those that words are used on", () => {
  const used = new Set(Object.values(uses).flat());
  expect(pages.flatMap(({ screens }) => screens).filter((screen) => !used.has(screen))).toEqual([]);
});
