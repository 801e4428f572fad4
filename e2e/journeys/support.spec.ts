import { forgetSession } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

const phrases = { en: "restart modem", es: "reiniciar modem" } as const;

test(
  "[SERV-08] a visitor searches help, looks through a category, learns how to write to us, and has the number of each line",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo, expectAccessiblePage, language }) => {
    const toSupport = page.getByRole("banner").getByRole("link", { name: copy("shell.support") });
    await page.goto("/");
    await toSupport.click();
    await expectNavigationTo(copy("support.home.screen"));
    await page.getByRole("searchbox").fill(phrases[language]);
    await page.keyboard.press("Enter");
    await expectNavigationTo(copy("support.search.screen"));
    await expect(page.getByRole("searchbox")).toHaveValue(phrases[language]);
    await page.locator("a[href='/support/articles/restart-equipment']").click();
    await page.waitForURL(/\/support\/articles\/restart-equipment$/);
    await expect(
      page.getByRole("link", { name: copy("support.article.page", { page: copy("services.screen") }) }),
    ).toHaveAttribute("href", "/services");
    await expectAccessiblePage();

    await page.goto("/search?query=qqxxzz");
    await page.waitForURL(/\/search-results\?query=qqxxzz$/);
    await expect(page.getByRole("heading", { name: copy("support.search.none", { query: "qqxxzz" }) })).toBeVisible();
    await expectAccessiblePage();

    await toSupport.click();
    await expectNavigationTo(copy("support.home.screen"));
    await page.getByRole("link", { name: new RegExp(`^${copy("support.category.name", { name: "VOICE" })}`) }).click();
    await expectNavigationTo(copy("support.category.name", { name: "VOICE" }));
    await expect(page.locator("a[href='/support/articles/listen-to-voicemail']")).toBeVisible();

    await toSupport.click();
    await page.getByRole("link", { name: copy("support.home.send") }).click();
    await expectNavigationTo(copy("support.forms.screen"));
    await expect(page.getByRole("link", { name: copy("support.forms.signIn") }).last()).toBeVisible();

    await page.getByRole("link", { name: copy("support.call.hours") }).click();
    await expectNavigationTo(copy("support.contact.screen"));
    for (const topic of ["CARE", "APPOINTMENTS", "TECH_SUPPORT", "POLICY"] as const) {
      const line = page.locator("section", {
        has: page.getByRole("heading", { name: copy("session.help.topic", { topic }) }),
      });
      await expect(line.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
        "href",
        /^tel:\+1\d{10}$/,
      );
    }
  },
);

test(
  "[SERV-08] a customer sends a request, gets its number, and replies to it with a file; one that isn’t safe is refused",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn, faults }) => {
    faults.allow(/status of 422/);
    await signIn("opal", "/support/forms");
    await expectScreen(copy("support.forms.screen"));
    await page.locator("a[href='/support/forms?form=other-request']").click();
    const send = page.getByRole("button", { name: copy("support.forms.send") });
    await send.click();
    await expect(page.getByRole("region", { name: copy("support.forms.check") })).toBeFocused();
    await page.getByRole("combobox").selectOption("INTERNET");
    await page.getByRole("textbox").fill("The internet is slow since Monday.");
    await send.click();
    const sent = page.getByText(new RegExp(copy("support.forms.sent", { id: "CS-" })));
    await expect(sent).toBeVisible();
    const [id = ""] = /CS-\d+/.exec((await sent.textContent()) ?? "") ?? [];
    await expectAccessiblePage();
    await page.getByRole("link", { name: copy("support.forms.seeRequests") }).click();
    await page.getByText(copy("support.forms.messages", { count: 1, id })).click();
    await page.getByLabel(copy("support.forms.replyText")).filter({ visible: true }).fill("It is worse at noon.");
    const unsafe = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
    const files = page.locator("input[type=file]").filter({ visible: true });
    await files.setInputFiles([
      { name: "speed.txt", mimeType: "text/plain", buffer: Buffer.from("Noon: 3 Mbps") },
      { name: "scan.txt", mimeType: "text/plain", buffer: Buffer.from(unsafe) },
    ]);
    await expectAccessiblePage();
    await page
      .getByRole("button", { name: copy("support.forms.reply") })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole("alert").filter({ hasText: copy("problem.FILE_UNSAFE.title") })).toBeVisible();
    await expectAccessiblePage();
    await page.getByRole("button", { name: copy("support.forms.files.remove", { file: "scan.txt" }) }).click();
    await page
      .getByRole("button", { name: copy("support.forms.reply") })
      .filter({ visible: true })
      .click();
    await expect(page.getByText(copy("support.forms.messages", { count: 2, id }))).toBeVisible();
    const file = page.getByRole("link", { name: copy("support.forms.files.download", { file: "speed.txt" }) });
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(download.suggestedFilename()).toBe("speed.txt");
    const content = await download.createReadStream();
    expect(Buffer.concat(await content.toArray()).toString()).toBe("Noon: 3 Mbps");
    await expectAccessiblePage();
  },
);

test(
  "[SERV-08] customer service answers a request of the account, and whoever sent it reads the answer",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    const words = "Your second line rings again.";
    await signIn("gina", "/support/forms");
    await expectScreen(copy("support.forms.screen"));
    await expect(page.getByRole("heading", { name: copy("support.forms.new"), exact: true })).toBeHidden();
    const request = page.getByRole("region").filter({ hasText: copy("support.forms.openedBy", { name: "Billie" }) });
    await request.getByRole("button").first().click();
    await request.getByRole("textbox").fill(words);
    await expectAccessiblePage();
    await request.getByRole("button", { name: copy("support.forms.answerAction", { state: "ANSWERED" }) }).click();
    await expect(request.getByText(copy("support.forms.answered", { state: "ANSWERED" })).first()).toBeVisible();

    await forgetSession(page);
    await signIn("billie", "/support/forms");
    await expectScreen(copy("support.forms.screen"));
    const own = page.getByRole("region").filter({ hasText: copy("support.forms.state", { state: "ANSWERED" }) });
    await own.getByRole("button").first().click();
    await expect(own.getByText(words)).toBeVisible();
  },
);
