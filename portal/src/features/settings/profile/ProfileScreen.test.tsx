import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { sessionKnown } from "../../session/model/session.slice.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const open = (enterpriseRole?: typeof dana.enterpriseRole) =>
  render(
    <Providers happened={[sessionKnown(bootstrapFor({ ...dana, enterpriseRole }).session)]}>
      <ProfileScreen />
    </Providers>,
  );
const line = () => page.getByText("Enterprise role", { exact: true });

test("[SESS-15 partly] a role in the enterprise's directory is named, and what it does not change", async () => {
  await open("ADMIN");
  await expect.element(line()).toBeVisible();
  await expect.element(page.getByText(/^Your company’s own directory gives this role\./)).toBeVisible();
});

test.each(["NONE", undefined] as const)("[SESS-15 partly] with %s there is no such line", async (role) => {
  await open(role);
  await expect.element(page.getByText("Owner", { exact: true })).toBeVisible();
  await expect.element(line()).not.toBeInTheDocument();
});

test("[SESS-20] what the role may do stands below it", async () => {
  await open();
  await expect.element(page.getByText("Sees and pays bills, manages users and settings.")).toBeVisible();
});
