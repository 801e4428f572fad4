import { beforeEach, test } from "vitest";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { Profile } from "../features/session/model/session.slice.ts";
import { bootstrapFor, dana, erin, gina, sam } from "../testing/fixtures.ts";
import { allOn, walkEveryRoute } from "./everyRoute.testing.tsx";

/* The walk of `everyRoute.test.tsx` as every other kind of person, which takes minutes. */

const without = (...taken: Profile["permissions"]) => dana.permissions.filter((each) => !taken.includes(each));
const admin: Profile = { ...dana, role: "ADMIN", permissions: without("transferOwnership") };
const accountless: Profile = { ...sam, accountNumber: "", accountName: "", permissions: [] };

const community = { site: "community", vendorKey: "SCS" } as const;

const kinds: Record<string, Bootstrap> = {
  "signed out": bootstrapFor(undefined, allOn),
  "an owner on the community site": bootstrapFor(dana, { ...allOn, ...community }),
  "an administrator": bootstrapFor(admin, allOn),
  "a standard user": bootstrapFor(sam, allOn),
  "a billing user": bootstrapFor({ ...gina, userType: "CUSTOMER" }, allOn),
  "an agent of customer service": bootstrapFor(gina, allOn),
  "an agent who acts for a customer": bootstrapFor({ ...gina, userType: "BOBO" }, allOn),
  "a person of an enterprise": bootstrapFor({ ...dana, accountType: "ENTERPRISE" }, allOn),
  "an editor without an account": bootstrapFor(erin, allOn),
  "a person without an account": bootstrapFor(accountless, allOn),
};

beforeEach(() => page.viewport(1280, 900));

test.each(Object.entries(kinds))(
  "[SHELL-09] [SHELL-19] every route of the table, visited by %s: where it leads, its heading, menus and page alerts",
  { timeout: 180_000 },
  (_kind, visitor) => walkEveryRoute(visitor),
);
