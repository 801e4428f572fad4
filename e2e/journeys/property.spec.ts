import { expect, test } from "../fixtures/test.ts";

test.use({ site: "community" });

test(
  "[SERV-10 partly] [SHELL-14 partly] on a phone: what needs attention leads to a repair, hours get a holiday, the contract opens as a PDF",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    await signIn("alex", "/homepage-mfe");
    await expectScreen(copy("property.home.title"));
    await expect(page.getByText(copy("property.home.television", { name: "Clubroom" }))).toBeVisible();
    await expectAccessiblePage();

    await page.getByRole("link", { name: copy("property.amenities.title") }).click();
    await expectScreen(copy("property.amenities.title"));
    const wifi = page.getByRole("listitem").filter({ hasText: "Lobby and clubroom" });
    await wifi.getByRole("button", { name: new RegExp(`^${copy("property.amenities.ask")}`) }).click();
    await page.getByRole("radio", { name: copy("property.amenities.requestKind", { kind: "REPAIR" }) }).check();
    await page.getByRole("textbox").fill("Slow in the evening.");
    await button(copy("property.amenities.send")).click();
    await expect(wifi).toContainText("Slow in the evening.");
    await expectAccessiblePage();

    await page.goto("/manage-business-hours");
    await expectScreen(copy("property.hours.title"));
    await button(copy("property.hours.addException")).click();
    await page
      .getByRole("textbox", { name: copy("property.hours.date") })
      .last()
      .fill("01/01/27");
    await page
      .getByRole("textbox", { name: copy("property.hours.reason"), exact: true })
      .last()
      .fill("New Year");
    await button(copy("property.hours.save")).click();
    await expect(page.getByText(copy("property.hours.saved"))).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: copy("property.hours.date") }).last()).toHaveValue("01/01/27");
    await expectAccessiblePage();

    await page.goto("/property-contract-details");
    await expectScreen(copy("property.contract.title"));
    const document = page.getByRole("link", { name: copy("property.document.kind", { kind: "AGREEMENT" }) });
    const href = (await document.getAttribute("href")) ?? "";
    // The page asks: only browsers resolve names under localhost.
    const type = await page.evaluate(async (address) => (await fetch(address)).headers.get("content-type"), href);
    expect(type).toBe("application/pdf");
    await expectAccessiblePage();
  },
);
