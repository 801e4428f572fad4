import { demoPerson } from "../fixtures/people.ts";
import { expectGoodStudioScreen } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { Editor } from "../steps/editor.ts";
import { turnOnSecondFactor } from "../steps/secondFactor.ts";

// Decision 79. A worker of its own, because the setting is the server's.
test.use({ serverSettings: { STUDIO_SECOND_FACTOR: "required" } });

const words = { en: "See what you owe, and pay it in one breath.", es: "Vea cuánto debe y páguelo de una vez." };

test(
  "where publishing needs two-step sign-in, a publisher without it is told what to do; with it, publishing asks for a code",
  { tag: "@full" },
  async ({ page, server, copy, signIn, language, narrowest, faults }) => {
    // The refusals.
    faults.allow(/status of (403|422)/);
    const renata = demoPerson("renata");
    const editor = await Editor.signIn(server.port);
    const changeSet = await editor.writeApproved("session.signIn.lead", words);
    const label = copy("studio.changeSets.step.publish.label");
    const question = page.getByRole("alertdialog", {
      name: copy("studio.changeSets.step.publish.question"),
      exact: true,
    });
    const publish = async () => {
      await page.getByRole("button", { name: label, exact: true }).click();
      await question.getByRole("textbox").fill("Plainer words");
      await question.getByRole("button", { name: label, exact: true }).click();
    };

    await signIn("renata", `/studio/change-sets/${changeSet}`);
    await publish();
    await expect(question).toContainText(copy("problem.SECOND_FACTOR_MISSING.title"));
    await expect(question.getByRole("link")).toHaveAttribute("href", /security/);
    await expectGoodStudioScreen(page, { language, narrowest });

    const factor = await turnOnSecondFactor(server.port, renata);
    await question.getByRole("button", { name: label, exact: true }).click();
    const proof = page.getByRole("alertdialog", { name: copy("studio.session.stepUp.title"), exact: true });
    const code = proof.getByLabel(copy("studio.session.stepUp.code"), { exact: true });
    await expect(code).toBeVisible();
    await expectGoodStudioScreen(page, { language, narrowest });
    const typedPassword = proof.locator("input[type=password]");
    if (await typedPassword.isVisible()) await typedPassword.fill(renata.password);
    await code.fill(factor.code(1));
    await proof.getByRole("button", { name: copy("studio.session.stepUp.submit"), exact: true }).click();
    await expect(page.getByText(copy("studio.changeSets.step.publish.done"), { exact: true })).toBeVisible();
    await factor.turnOff();
    await editor.signOut();
  },
);
