import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { allOn, open, walkEveryRoute } from "./everyRoute.testing.tsx";
import { redirects } from "./routes.ts";

beforeEach(() => page.viewport(1280, 900));

/** Every other kind of person is in `everyRoute.long.test.tsx`; the guards have tests of their own. */
test(
  "[SHELL-09] [SHELL-19] every route of the table, visited by an owner: where it leads, its heading, menus and page alerts",
  { timeout: 180_000 },
  () => walkEveryRoute(bootstrapFor(dana, allOn)),
);

test("[SHELL-03 partly] every redirect of the table leads to its screen and keeps the query", async () => {
  const portal = await open(bootstrapFor(dana, allOn));
  for (const { from, to } of redirects) {
    portal.store.dispatch(navigationRequested({ to: `${from}?note=Kept` }));
    await expect.poll(() => portal.store.getState().navigation.path).toBe(to === "/" ? "/account-summary" : to);
  }
});
