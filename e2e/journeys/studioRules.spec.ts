import { timeZone } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/editor.ts";
import { openPageAs } from "../steps/signedInPage.ts";
import { EditorApi } from "../steps/editor.ts";
import { discardOwnChangeSets, openStudio } from "../steps/translation.ts";

/** The error count in the card vault's form. */
const counted = "vault.problems";

test(
  "[COPY-03 partly] [COPY-04 partly] an invalid Spanish plural is shown with its place, and a concurrent draft is never overwritten silently",
  { tag: "@once" },
  async ({ page: _, browser, server, copy, language, narrowest, viewport, editor }) => {
    const changeSet = await editor.write(counted, {
      en: "{count, plural, one {# field needs attention} other {# fields need attention}}.",
      es: "{count, plural, one {# campo requiere atención} many {# campos requieren atención} other {# campos requieren atención}}.",
    });
    const { page } = await openPageAs(browser, server.port, "erin", { copy, language, narrowest, viewport });
    await page.goto(`/studio/messages/${counted}?changeSet=${changeSet}`);
    const spanish = page.locator('textarea[lang="es"]');
    await expect(spanish).toHaveValue(/requieren atención/);

    await test.step("what is wrong stands below the words, and leads to its place", async () => {
      const broken = "{count, plural, one {# campo} mani {# campos} other {# campos}}";
      await spanish.fill(broken);
      const place = page.getByRole("button", {
        name: copy("studio.editor.problem.place", { line: 1, column: broken.indexOf("mani") + 1 }),
      });
      await place.first().click();
      await expect
        .poll(() =>
          spanish.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd)),
        )
        .toBe("mani");
    });

    await test.step("somebody else saved meanwhile: both drafts are shown, and the one that is kept is chosen", async () => {
      const teresa = await EditorApi.signIn(server.port, "teresa");
      const theirs = "{count, plural, one {Revise # campo} many {Revise # campos} other {Revise # campos}}.";
      await teresa.draft(changeSet, counted, {
        en: "{count, plural, one {# field needs attention} other {# fields need attention}}.",
        es: theirs,
      });
      await teresa.leave();
      await page.locator('textarea[name="reason"]').fill("Shorter");
      await page.keyboard.press("ControlOrMeta+S");
      await expect(
        page.getByRole("heading", { name: copy("studio.editor.conflict.title"), exact: true }),
      ).toBeVisible();
      await page.getByRole("button", { name: copy("studio.editor.conflict.take"), exact: true }).click();
      await expect(spanish).toHaveValue(theirs);
    });

    await discardOwnChangeSets(page);
    await page.context().close();
  },
);

test(
  "[COPY-04 partly] legal text needs approvals from two other people, and goes live at the scheduled time",
  { tag: "@full" },
  async ({ browser, server, copy, language, narrowest, viewport, editor }) => {
    const words = {
      en: "You authorize us to charge the payment method you chose, once, for the amount and on the date shown on this page.",
      es: "Usted nos autoriza a cobrar el monto que se muestra en esta página, una sola vez, en la fecha indicada.",
    };
    const changeSet = await editor.write("billing.payOnce.terms.text", words);
    const address = `/studio/change-sets/${changeSet}`;
    const setting = { copy, language, narrowest, viewport };
    const before = await editor.live();
    const take = async (person: "erin" | "amir" | "renata", step: "submit" | "approve") => {
      const { page } = await openPageAs(browser, server.port, person, setting);
      await page.goto(address);
      await openStudio(page, language);
      const asked = copy(`studio.changeSets.step.${step}.label`);
      await page.getByRole("button", { name: asked, exact: true }).click();
      const question = page.getByRole("alertdialog", {
        name: copy(`studio.changeSets.step.${step}.question`),
        exact: true,
      });
      await question.getByRole("textbox").fill("Shorter terms");
      await question.getByRole("button", { name: asked, exact: true }).click();
      await expect(page.getByText(copy(`studio.changeSets.step.${step}.done`), { exact: true })).toBeVisible();
      return page;
    };
    const label = copy("studio.changeSets.step.schedule.label");
    const schedule = { name: label, exact: true };

    await (await take("erin", "submit")).context().close();
    const amir = await take("amir", "approve");
    await expect(amir.getByRole("button", schedule)).toBeHidden();
    const renata = await take("renata", "approve");

    await test.step("it is scheduled for five minutes from now, and customers see no change", async () => {
      await renata.getByRole("button", schedule).click();
      const question = renata.getByRole("alertdialog", {
        name: copy("studio.changeSets.step.schedule.question"),
        exact: true,
      });
      const at = new Date(Date.now() + 5 * 60_000);
      await question
        .getByRole("textbox", { name: copy("studio.changeSets.schedule.date"), exact: true })
        .fill(at.toLocaleDateString("en-US", { timeZone, year: "2-digit", month: "2-digit", day: "2-digit" }));
      await question
        .getByRole("textbox", { name: copy("studio.changeSets.schedule.time"), exact: true })
        .fill(at.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" }).toLowerCase());
      await question.locator("textarea").fill("After the last bills");
      await question.getByRole("button", schedule).click();
      await expect(renata.getByText(copy("studio.changeSets.step.schedule.done"), { exact: true })).toBeVisible();
      expect(await editor.live()).toBe(before);
    });

    await test.step("when the time has come it is live", async () => {
      const clock = await EditorApi.signIn(server.port, "erin");
      await clock.advanceClock(10 * 60);
      await clock.leave();
      await expect.poll(() => editor.live()).not.toBe(before);
    });
    for (const page of [amir, renata]) await page.context().close();
  },
);
