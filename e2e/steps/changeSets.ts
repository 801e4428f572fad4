import { expect } from "@playwright/test";
import type { SignedInPage } from "./signedInPage.ts";

type Step = "submit" | "approve" | "publish";

/** Takes a step of the change set on the page, and gives a reason. */
async function take({ page, copy }: SignedInPage, step: Step): Promise<void> {
  const name = copy(`studio.changeSets.step.${step}.label`);
  await page.getByRole("button", { name, exact: true }).click();
  const question = page.getByRole("alertdialog", {
    name: copy(`studio.changeSets.step.${step}.question`),
    exact: true,
  });
  await question.getByRole("textbox").fill("Customers ask for it");
  await question.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(copy(`studio.changeSets.step.${step}.done`), { exact: true })).toBeVisible();
}

/** Submits the change set at an address, has someone else approve it, and publishes it. */
export async function publishChangeSet(author: SignedInPage, reviewer: SignedInPage, address: string): Promise<void> {
  await author.page.goto(address);
  await take(author, "submit");
  await reviewer.page.goto(address);
  await take(reviewer, "approve");
  await author.page.goto(address);
  await take(author, "publish");
}
