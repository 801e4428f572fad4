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

test("[SHELL-03] every redirect of the table leads to its screen", async () => {
  const portal = await open(bootstrapFor(dana, allOn));
  for (const { from, to } of redirects) {
    portal.store.dispatch(navigationRequested({ to: from }));
    await expect.poll(() => portal.store.getState().navigation.path).toBe(to === "/" ? "/account-summary" : to);
  }
  expect(redirects.map(({ from }) => from)).toEqual(
    expect.arrayContaining(["/manage-users", "/search", "/login", "/voice", "/services-overview"]),
  );
});

test("[SHELL-03 partly] what stands below a redirected path is not redirected", { tags: "full" }, async () => {
  const portal = await open(bootstrapFor(dana, allOn));
  portal.store.dispatch(navigationRequested({ to: "/voice/messages" }));
  await expect.element(page.getByRole("heading", { level: 1, name: "Messages", exact: true })).toBeVisible();
  expect(portal.store.getState().navigation.path).toBe("/voice/messages");
});

test("[SHELL-03] a redirect keeps the query: what was searched for, and that the session ended", async () => {
  const portal = await open(bootstrapFor(undefined, allOn));
  portal.store.dispatch(navigationRequested({ to: "/search?query=bill" }));
  await expect.element(page.getByRole("searchbox")).toHaveValue("bill");
  portal.store.dispatch(navigationRequested({ to: "/login?loggedOut=true" }));
  await expect.element(page.getByText("You’re signed out.")).toBeVisible();
});

test.each([
  ["password-reset=true", "Reset your password"],
  ["password-reset=false", "Find your username"],
  ["password-reset-required", "Choose a new password"],
])("[SHELL-10 partly] account recovery with the query %s has the heading “%s”", async (query, heading) => {
  const portal = await open(bootstrapFor(undefined, allOn));
  portal.store.dispatch(navigationRequested({ to: `/account-recovery?${query}` }));
  await expect.element(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
});
