import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Editor } from "../../api/bootstrap.ts";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin, vic } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import { killed, preview, ruled, setting, special, toggleOf } from "../../testing/toggleFixtures.ts";
import type { Toggle } from "./toggles.api.ts";

async function open(toggle: Toggle, answers: MockAnswers = {}, who: Editor = erin): Promise<void> {
  const [bootstrap, path] = [bootstrapFor(who), `/content/v1/editor/toggles/${toggle.key}`];
  const fetch = mockFetch({ [path]: { body: toggle }, ...answers });
  await render(
    <StudioPage
      at={`/studio/toggles/${toggle.key}`}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={fetch}
    />,
  );
  await expect.element(page.getByRole("heading", { name: "What customers get now" })).toBeVisible();
}

const button = (name: string) => page.getByRole("button", { name });
const type = (field: string, text: string) => userEvent.fill(page.getByRole("textbox", { name: field }), text);

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("live rules are shown as sentences, in order", { tags: "full" }, async () => {
  await open(ruled);
  await expect
    .element(
      page.getByText(
        "On when the site is Community, the role is Account owner or Administrator, and the account is among 25 percent of accounts",
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText("On when the account has Mobile")).toBeVisible();
  await expect.element(page.getByText("Off for everyone else")).toBeVisible();
});

test("a viewer sees everything and has no buttons", async () => {
  await open(ruled, {}, vic);
  await expect.element(page.getByText("Only toggle administrators can change this.")).toBeVisible();
  expect([button("Save the draft").elements(), button("Stop it for everyone").elements()]).toEqual([[], []]);
});

test("a save without a reason or with an invalid percentage shows an error at the field and sends nothing", async () => {
  await open(toggleOf("bankLinking"));
  await button("Add a rule").click();
  await type("Percent of accounts (optional)", "a quarter");
  await button("Save the draft").click();
  await expect.element(page.getByRole("region", { name: "Some fields need attention" })).toHaveFocus();
  expect(
    page.getByRole("textbox", { name: "Percent of accounts (optional)" }).element().getAttribute("aria-invalid"),
  ).toBe("true");
  expect(page.getByRole("textbox", { name: "Why" }).element().getAttribute("aria-invalid")).toBe("true");
  // There is no canned response, so a request would fail this test.
});

test("two values with one name show an error at the field, and nothing is sent", { tags: "full" }, async () => {
  await open(setting);
  await button("Add a value").click();
  await type("Name of value 2", "usual");
  await type("Why", "Two values");
  await button("Save the draft").click();
  await expect
    .element(page.getByRole("textbox", { name: "Name of value 2" }))
    .toHaveAccessibleDescription("Enter a name that no other value has.");
});

test("on a conflict both versions are shown, and typed input is kept", async () => {
  const { live } = toggleOf("bankLinking");
  const conflict = {
    status: 412,
    code: "CONFLICT",
    title: "Somebody changed it",
    detail: "Look at both",
    theirs: { ...live, defaultVariant: "on" },
    mine: live,
  };
  await open(toggleOf("bankLinking"), { "/content/v1/editor/toggles/bankLinking/draft": conflict });
  await type("Why", "Not yet");
  await button("Save the draft").click();
  await expect.element(page.getByRole("region", { name: "Theirs" }).getByText("On for everyone")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Yours" }).getByText("Off for everyone")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Why" })).toHaveValue("Not yet");
});

test("rules that the fields cannot express are shown and edited as JSON", { tags: "full" }, async () => {
  await open(special);
  await expect.element(page.getByText("These rules can’t be shown as fields.", { exact: false })).toBeVisible();
  await type("Definition", "{");
  await type("Why", "Half of them");
  await button("Save the draft").click();
  await expect.element(page.getByRole("link", { name: /This isn’t a valid JSON definition/ })).toBeVisible();
});

test("a preview shows who gets which variant, and is marked stale after the form changes", async () => {
  await open(ruled, { "/content/v1/editor/toggles/bankLinking/preview": { body: preview } });
  await button("See who would get it").click();
  await expect.element(page.getByText("On: 1 person", { exact: true })).toBeVisible();
  await expect.element(page.getByText("On: 24.6% of accounts", { exact: false })).toBeVisible();
  await button("Add a rule").click();
  await expect.element(page.getByText("The form has changed.", { exact: false })).toBeVisible();
});

test("the kill switch asks for a reason first, and can be canceled", { tags: "full" }, async () => {
  await open(toggleOf("billing", { kind: "kill" }));
  await button("Stop it for everyone").click();
  await button("Stop it now").click();
  await expect.element(page.getByText("Enter a reason of at least three characters.")).toBeVisible();
  await button("Leave it as it is").click();
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test("a killed toggle cannot be killed again, and a draft lifts it", async () => {
  await open(killed);
  await expect.element(page.getByText("Stopped for everyone.")).toBeVisible();
  expect(button("Stop it for everyone").elements()).toEqual([]);
  await expect.element(button("Save the draft")).toBeVisible();
});

const cutOff = toggleOf("paymentCutOffHour", {
  kind: "setting",
  type: "number",
  expected: ["0 to 23"],
  environmentValue: 20,
  live: { state: "DISABLED", variants: { usual: 20 }, defaultVariant: "usual" },
});

test("typing a value for a setting puts it in effect; a draft that switches it off says that it has no effect", async () => {
  const definition = { state: "DISABLED" as const, variants: { usual: 17 }, defaultVariant: "usual" };
  const saved = {
    ...cutOff,
    draft: { changeSet: 12, author: "erin", at: cutOff.since, reason: "Holiday hours", definition },
  };
  await open(cutOff, { "/content/v1/editor/toggles/paymentCutOffHour/draft": { body: saved, etag: '"b"' } });
  const inForce = page.getByRole("checkbox", { name: "Use the value below" });
  expect(inForce.element()).not.toBeChecked();
  await type("Value 1", "17");
  await expect.element(inForce).toBeChecked();
  await inForce.click();
  await type("Why", "Holiday hours");
  await button("Save the draft").click();
  await expect.element(page.getByText(/isn’t selected, so the server’s own setting still applies/)).toBeVisible();
});

test("what is typed while a draft is being saved stays", { tags: "full" }, async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const definition = { state: "ENABLED" as const, variants: { usual: 17 }, defaultVariant: "usual" };
  const draft = { changeSet: 12, author: "erin", at: cutOff.since, reason: "Holiday hours", definition };
  await open(cutOff, {
    "/content/v1/editor/toggles/paymentCutOffHour/draft": async () => {
      await answered;
      return { body: { ...cutOff, etag: '"b"', draft }, etag: '"b"' };
    },
  });
  await type("Value 1", "17");
  await type("Why", "Holiday hours");
  await button("Save the draft").click();
  await type("Value 1", "18");
  await type("Why", "Longer hours");
  answer();
  await expect.element(page.getByText(/Draft saved/)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Value 1" })).toHaveValue("18");
  await expect.element(page.getByRole("textbox", { name: "Why" })).toHaveValue("Longer hours");
});

test("a value rejected by the gate is reported at its field, with the allowed values", { tags: "full" }, async () => {
  const finding = {
    code: "BAD_TOGGLE",
    severity: "error",
    key: cutOff.key,
    error: "WRONG_VALUE",
    found: "99",
    expected: ["0 to 23"],
  };
  const refusal = {
    status: 422,
    code: "REFUSED_BY_GATE",
    title: "Some of the copy would break a screen.",
    detail: "Publish again.",
    findings: [finding],
  };
  await open(cutOff, { "/content/v1/editor/toggles/paymentCutOffHour/draft": refusal });
  await type("Value 1", "99");
  await type("Why", "Holiday hours");
  await button("Save the draft").click();
  await expect.element(page.getByText("This draft can’t be saved.")).toBeVisible();
  expect(page.getByRole("textbox", { name: "Value 1" }).element().getAttribute("aria-invalid")).toBe("true");
  expect(page.getByText("Some of the copy would break a screen.").elements()).toEqual([]);
});

test("after a rule was removed, the focus is on the heading of the others", { tags: "full" }, async () => {
  await open(ruled);
  await button("Remove rule 1").click();
  await expect.element(page.getByRole("heading", { name: "Rules", exact: true })).toHaveFocus();
});

test("after a value was removed, the focus is on the heading of the others", { tags: "full" }, async () => {
  await open(setting);
  await button("Add a value").click();
  await button("Remove value 2").click();
  await expect.element(page.getByRole("heading", { name: "Values", exact: true })).toHaveFocus();
});

const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
const inMenu = (name: string) => page.getByRole("navigation", { name: "Studio menu" }).getByRole("link", { name });

test("leaving a toggle with typed changes asks first, and keeps them for someone who stays", async () => {
  await open(ruled);
  await type("Why", "Customers asked");
  await inMenu("Messages").click();
  await expect.element(question()).toBeVisible();
  await button("Stay here").click();
  await expect.element(page.getByRole("textbox", { name: "Why" })).toHaveValue("Customers asked");
});

test("signing out with typed changes asks first, and keeps them for someone who stays", { tags: "full" }, async () => {
  await open(ruled);
  await type("Why", "Customers asked");
  await button("Sign out").click();
  await expect.element(question()).toBeVisible();
  await button("Stay here").click();
  await expect.element(page.getByRole("textbox", { name: "Why" })).toHaveValue("Customers asked");
  await button("Sign out").click();
  await button("Leave").click();
  await expect.element(page.getByText("You’re signed out.")).toBeVisible();
});

test(
  "discarding takes the draft that was just saved, not the one of another change set",
  { tags: "full" },
  async () => {
    const path = `/content/v1/editor/toggles/${ruled.key}`;
    const discarded: [string, string | null][] = [];
    await open(ruled, {
      [`PUT ${path}/draft`]: { body: { ...ruled, etag: '"ten"', draft: { ...ruled.draft, changeSet: 10 } } },
      [`DELETE ${path}/draft`]: async ({ url, headers }) => {
        discarded.push([new URL(url).search, headers.get("if-match")]);
        return { body: ruled };
      },
    });
    await type("Why", "For everyone");
    await page.getByRole("combobox", { name: "Change set" }).selectOptions("10");
    await button("Save the draft").click();
    await expect.element(page.getByText(/Draft saved/)).toBeVisible();
    await button("Discard the draft").click();
    await expect.poll(() => discarded).toEqual([["?changeSet=10", '"ten"']]);
  },
);

test("what was typed and taken back, and a switch to JSON, are no changes to ask about", { tags: "full" }, async () => {
  await open(ruled);
  await type("Why", "Customers asked");
  await type("Why", "");
  await button("JSON for experts").click();
  await expect.element(page.getByRole("textbox", { name: "Definition" })).toBeVisible();
  await inMenu("Glossary").click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
});

test(
  "a draft for another change set is based on what was live when the editing began, so that it cannot undo a stop",
  { tags: "full" },
  async () => {
    const toggle = toggleOf("billing", { kind: "kill" });
    const path = "/content/v1/editor/toggles/billing";
    const versions: (string | null)[] = [];
    let now = toggle;
    await open(toggle, {
      [`GET ${path}`]: async () => ({ body: now }),
      [`POST ${path}/kill`]: async () => {
        now = { ...killed, etag: '"stopped"', liveEtag: '"stopped"' };
        return { body: { release: 8 } };
      },
      [`PUT ${path}/draft`]: async (request) => {
        versions.push(request.headers.get("if-match"));
        return { body: now };
      },
    });
    await type("Why", "For everyone");
    await page.getByRole("combobox", { name: "Change set" }).selectOptions("10");
    await button("Stop it for everyone").click();
    await userEvent.fill(page.getByRole("textbox", { name: "Reason" }), "It fails");
    await button("Stop it now").click();
    await expect.element(page.getByText("Stopped for everyone.")).toBeVisible();
    await button("Save the draft").click();
    await expect.poll(() => versions).toEqual(['"a"']);
  },
);
