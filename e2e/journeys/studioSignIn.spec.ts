import { demoPerson } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { turnOnSecondFactor } from "../steps/secondFactor.ts";

test(
  "an editor with two-step sign-in signs in to the Studio with a code; a wrong one is told at the field",
  { tag: "@full" },
  async ({ page, server, copy, expectScreen, expectAccessiblePage, faults }) => {
    // The wrong code.
    faults.allow(/status of 422/);
    const carla = demoPerson("carla");
    const factor = await turnOnSecondFactor(server.port, carla);
    await page.goto("/studio/messages");
    await expectScreen(copy("studio.session.signIn.title"));
    await page.getByLabel(copy("studio.session.signIn.username"), { exact: true }).fill(carla.username);
    await page.getByLabel(copy("studio.session.signIn.password"), { exact: true }).fill(carla.password);
    await page.keyboard.press("Enter");

    const code = page.getByLabel(copy("studio.session.code.label"), { exact: true });
    await expect(code).toBeFocused();
    await expectAccessiblePage();
    // Of a step that is years away.
    await page.keyboard.type(factor.code(10_000_000));
    await page.keyboard.press("Enter");
    await expect(code).toHaveAccessibleDescription(new RegExp(copy("studio.session.code.wrong")));
    await expect(code).toBeFocused();
    await expectAccessiblePage();
    await code.fill(factor.code(1));
    await page.keyboard.press("Enter");
    await waitForPath(page, "/studio/messages");
    await expectScreen(copy("studio.messages.title"));
    await factor.turnOff();
  },
);
