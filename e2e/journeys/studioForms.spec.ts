import { onEmbedded } from "../fixtures/data.ts";
import { expect, test } from "../fixtures/editor.ts";
import { publishChangeSet } from "../steps/changeSets.ts";
import { openPageAs } from "../steps/signedInPage.ts";

test.use(onEmbedded);

const languages = ["en", "es"] as const;
const added = { en: "How long does it stop?", es: "¿Cuánto tiempo se corta?" } as const;
/** Words of the form for a technical problem, as the build has it. */
const title = { en: "Report something that doesn’t work", es: "Informar de algo que no funciona" } as const;
const effect = { en: "How bad is it?", es: "¿Qué tan grave es?" } as const;
const breaks = { en: "It’s slow, or stops and comes back", es: "Va lento, o se corta y vuelve" } as const;
const stopped = { en: "Nothing works", es: "No funciona nada" } as const;
const description = { en: "What happens?", es: "¿Qué pasa?" } as const;

test(
  "[SERV-13] an editor adds a question for one answer alone, and a customer who chooses that answer is asked it; their request has both",
  { tag: "@full" },
  async ({ page, browser, server, copy, language, narrowest, editor, signIn, expectScreen, expectAccessiblePage }) => {
    test.slow();
    // The test publishes; the fixture goes back to this release afterwards.
    expect(await editor.live()).toBeTruthy();
    const setting = { copy, language, narrowest, viewport: page.viewportSize() };
    const erin = await openPageAs(browser, server.port, "erin", setting);
    const amir = await openPageAs(browser, server.port, "amir", setting);

    await test.step("the editor adds the question, and it is published", async () => {
      const { page: studio } = erin;
      await studio.goto("/studio/forms/support.form.technical-problem");
      await studio.getByRole("button", { name: copy("studio.forms.question.add"), exact: true }).click();
      for (const each of languages)
        await studio
          .getByRole("textbox", { name: copy("studio.forms.question.label", { language: each }), exact: true })
          .fill(added[each]);
      await studio
        .getByRole("combobox", { name: copy("studio.forms.question.askedIf"), exact: true })
        .selectOption({ label: effect[language] });
      await studio
        .getByRole("combobox", { name: copy("studio.forms.question.askedIf.choice"), exact: true })
        .selectOption({ label: breaks[language] });
      await expect(studio.getByText(copy("studio.forms.problems.none"))).toBeVisible();
      await studio.locator("textarea[name='why']").fill("Customers ask for it");
      await studio.getByRole("button", { name: copy("studio.toggles.edit.save"), exact: true }).click();
      const link = studio.getByRole("link", { name: copy("studio.forms.saved.link"), exact: true });
      await publishChangeSet(erin, amir, (await link.getAttribute("href")) ?? "");
    });

    await test.step("the customer is asked it after that answer, and not after another", async () => {
      await signIn("opal", "/support/forms?form=technical-problem");
      await expectScreen(title[language]);
      const asked = page.getByRole("textbox", { name: added[language] });
      await page.getByRole("radio", { name: stopped[language], exact: true }).check();
      await expect(page.getByRole("textbox", { name: description[language] })).toBeVisible();
      await expect(asked).toHaveCount(0);
      await page.getByRole("radio", { name: breaks[language], exact: true }).check();
      await asked.fill("Two minutes");
      await expectAccessiblePage();
      await page.getByRole("combobox").selectOption("INTERNET");
      await page.getByRole("textbox", { name: description[language] }).fill("It stops at noon.");
      await page.getByRole("button", { name: copy("support.forms.send") }).click();
    });

    await test.step("the request has the answer that they chose, and what they were asked then", async () => {
      const sent = page.getByText(new RegExp(copy("support.forms.sent", { id: "CS-" })));
      await expect(sent).toBeVisible();
      const [id = ""] = /CS-\d+/.exec((await sent.textContent()) ?? "") ?? [];
      await page.getByRole("link", { name: copy("support.forms.seeRequests") }).click();
      await page.getByText(copy("support.forms.messages", { count: 1, id })).click();
      const answers = page.getByRole("region").filter({ hasText: id });
      for (const [question, answer] of [
        [effect[language], breaks[language]],
        [added[language], "Two minutes"],
      ] as const)
        await expect(answers.getByText(question, { exact: true }).locator("xpath=..")).toContainText(answer);
    });

    for (const each of [erin, amir]) await each.page.context().close();
  },
);
