import { expect, test } from "../fixtures/test.ts";
import { enterOn, spaceOn, tabTo } from "../steps/keyboard.ts";

test(
  "[DSYS-04 partly] [SERV-08 partly] by keyboard alone a request is sent, and a reply with a file; one that isn’t safe is refused and removed",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo, signIn, faults }) => {
    test.slow();
    faults.allow(/status of 422/);
    const keys = page.keyboard;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    let id = "";

    await test.step("a request", async () => {
      await signIn("stefan", "/support/forms");
      await enterOn(page, page.locator("a[href='/support/forms?form=other-request']"));
      await tabTo(page, page.getByRole("combobox"));
      await keys.press("ArrowDown");
      await tabTo(page, page.getByRole("textbox"));
      await keys.type("The internet is slow since Monday.");
      await enterOn(page, button(copy("support.forms.send")));
      const sent = page.getByText(new RegExp(copy("support.forms.sent", { id: "CS-" })));
      await expect(sent).toBeVisible();
      id = /CS-\d+/.exec((await sent.textContent()) ?? "")?.[0] ?? "";
      await enterOn(page, page.getByRole("link", { name: copy("support.forms.seeRequests") }));
      await expectNavigationTo(copy("support.forms.screen"));
    });

    const request = page.getByRole("region", { name: copy("support.forms.case", { id }) });
    const reply = request.getByRole("button", { name: copy("support.forms.reply"), exact: true });

    await test.step("a file that isn’t safe is refused: it is removed", async () => {
      // Interception starts asynchronously: listening only at the key press can miss the file chooser. Without a timeout of
      // its own, because on a busy machine the steps before the key press take their time.
      const opened = page.waitForEvent("filechooser", { timeout: 0 });
      await enterOn(page, request.getByRole("button", { name: copy("support.forms.messages", { count: 1, id }) }));
      await tabTo(page, request.getByRole("textbox"));
      await keys.type("It is worse at noon.");
      await tabTo(page, request.locator("input[type=file]"));
      await keys.press("Space");
      const chooser = await opened;
      const unsafe = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
      await chooser.setFiles([
        { name: "speed.txt", mimeType: "text/plain", buffer: Buffer.from("Noon: 3 Mbps") },
        { name: "scan.txt", mimeType: "text/plain", buffer: Buffer.from(unsafe) },
      ]);
      await enterOn(page, reply);
      await expect(page.getByRole("alert").filter({ hasText: copy("problem.FILE_UNSAFE.title") })).toBeVisible();
      await expect(page.locator(":focus"), "the refusal doesn’t lose the focus").toHaveCount(1);
      await spaceOn(page, button(copy("support.forms.files.remove", { file: "scan.txt" })));
      await expect(button(copy("support.forms.files.remove", { file: "speed.txt" })), "the next file").toBeFocused();
    });

    await test.step("the reply is sent, and its file downloaded", async () => {
      await enterOn(page, reply);
      await expect(page.getByText(copy("support.forms.messages", { count: 2, id }))).toBeVisible();
      await expect(reply, "the button keeps the focus").toBeFocused();
      await tabTo(page, page.getByRole("link", { name: copy("support.forms.files.download", { file: "speed.txt" }) }));
      const [download] = await Promise.all([page.waitForEvent("download"), keys.press("Enter")]);
      expect(download.suggestedFilename()).toBe("speed.txt");
    });
  },
);
