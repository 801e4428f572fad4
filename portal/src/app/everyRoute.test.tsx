import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { allOn, open, walkEveryRoute } from "./everyRoute.testing.tsx";
import { redirects } from "./routes.ts";

/* The kinds of people whose guards differ most; the others are in `everyRoute.long.test.tsx`. */

const community = { site: "community", vendorKey: "SCS" } as const;

const kinds: Record<string, Bootstrap> = {
  "signed out": bootstrapFor(undefined, allOn),
  "an owner": bootstrapFor(dana, allOn),
  "an owner on the community site": bootstrapFor(dana, { ...allOn, ...community }),
};

beforeEach(() => page.viewport(1280, 900));

test.each(Object.entries(kinds))(
  "[SHELL-09] [SHELL-19] every route of the table, visited by %s: where it leads, its heading, menus and page alerts",
  { timeout: 180_000 },
  (_kind, visitor) => walkEveryRoute(visitor),
);

test("[SHELL-03 partly] every redirect of the table leads to its screen and keeps the query", async () => {
  const portal = await open(bootstrapFor(dana, allOn));
  for (const { from, to } of redirects) {
    portal.store.dispatch(navigationRequested({ to: `${from}?note=Kept` }));
    await expect.poll(() => portal.store.getState().navigation.path).toBe(to === "/" ? "/account-summary" : to);
  }
});
