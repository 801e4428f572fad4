import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { mockFetch, unavailable } from "../../testing/mockFetch.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";

type State = { next: string; url: string | null };

async function open(at: string, answer?: State, changes: Parameters<typeof bootstrapFor>[1] = {}, contacts?: unknown) {
  const bootstrap = bootstrapFor(answer ? dana : undefined, changes);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={{
        "/api/pub/selfinstall/v1/state": answer ? { body: answer } : { status: 401, code: "NOT_SIGNED_IN" },
        ...(contacts !== undefined && {
          "/selfservice/graphauxiliary": { body: { data: { supportContacts: contacts } } },
        }),
      }}
    />,
  );
}
const title = (name: string) => page.getByRole("heading", { level: 1, name });

test("[SHELL-11] a set-up that goes on elsewhere is explained before the customer leaves for it", async () => {
  await open("/selfinstall", { next: "EXTERNAL", url: "https://self-install.example/" });
  await expect.element(title("Set up your equipment")).toBeVisible();
  await expect.element(page.getByText("You set up your equipment on another site.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Continue on self-install.example" }))
    .toHaveAttribute("href", "https://self-install.example/");
  await expectNoAxeViolations();
});

test("a set-up that goes on elsewhere says what to have ready, with the account number", async () => {
  await open("/selfinstall", { next: "EXTERNAL", url: "https://self-install.example/" });
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Your account number: 8347 20 1180" }))
    .toBeVisible();
});

test("a set-up that goes on elsewhere says where to get help", async () => {
  await open("/selfinstall", { next: "EXTERNAL", url: "https://self-install.example/" });
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Search the support articles" }))
    .toHaveAttribute("href", "/support");
});

test("the way back from a set-up leads to the services", async () => {
  await open("/selfinstall", { next: "EXTERNAL", url: "https://self-install.example/" });
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Services" }))
    .toHaveAttribute("href", "/services");
});

test("where Services is switched off, a set-up that goes on elsewhere doesn’t lead there", async () => {
  const off = { value: false, applies: "atOnce" as const, killed: false };
  const closed = { toggles: { etag: "1", values: { equipment: off } } };
  await open("/selfinstall", { next: "EXTERNAL", url: "https://self-install.example/" }, closed);
  await expect.element(page.getByText("Connect your equipment and turn it on.")).toBeVisible();
  expect(page.getByRole("main").getByRole("link", { name: "Services" }).elements()).toEqual([]);
  expect(page.getByText(/come back to Services/).elements()).toEqual([]);
});

test("without a number of customer care, the help says where to find one", async () => {
  await open("/selfinstall", { next: "EXTERNAL", url: "https://self-install.example/" }, {}, []);
  await expect.element(page.getByText("You’ll find the number to call on your bill.")).toBeVisible();
  expect(page.getByText(/by phone\. Call/).elements()).toEqual([]);
});

test.each([
  ["CONTACT_TO_ACTIVATE", "Contact us to activate your equipment"],
  ["CONTACT_TO_CONTINUE", "Contact us to continue the setup"],
  ["NOTHING_TO_SET_UP", "There’s nothing to set up"],
])("[SHELL-11] with the guard passed, %s leads to its page", { tags: "full" }, async (next, name) => {
  await open("/selfinstall", { next, url: null });
  await expect.element(title(name)).toBeVisible();
});

test.each([
  ["contact-to-activate", "Contact us to activate your equipment"],
  ["contact-to-continue", "Contact us to continue the setup"],
  ["nothing-to-set-up", "There’s nothing to set up"],
])("[SHELL-11] /selfinstall/%s is open to a visitor, without the guard", async (part, name) => {
  await open(`/selfinstall/${part}`);
  await expect.element(title(name)).toBeVisible();
  await expectNoAxeViolations();
});

test("when the number of customer care cannot be read, a button reads it again", async () => {
  const bootstrap = bootstrapFor();
  let isDown = true;
  const contactsPath = "/selfservice/graphauxiliary";
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return mockFetch(isDown ? { [contactsPath]: unavailable } : {})(request);
  };
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at="/selfinstall/contact-to-activate" parts={{ fetch }} />,
  );
  const button = page.getByRole("button", { name: "Show the phone number" });
  await expect.element(button).toBeVisible();
  isDown = false;
  await button.click();
  await expect.element(page.getByRole("main").getByRole("link", { name: /\(800\)/ })).toHaveFocus();
});
