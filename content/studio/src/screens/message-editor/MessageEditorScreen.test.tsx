import "@portico/design-system/theme";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type CannedAnswers, cannedFetch } from "../../testing/cannedFetch.ts";
import { payments, paymentsDraft } from "../../testing/editorFixtures.ts";
import { bootstrapFor, teresa, vic, writer } from "../../testing/fixtures.ts";
import { previewChoices } from "../../testing/previewFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

const path = `/content/v1/editor/messages/${payments.key}`;
const simple = { ...payments, args: { amount: "money", count: "count", terms: "tag" }, live: { en: "Pay {amount}", es: "Pague {amount}" } };
const ofSimple: CannedAnswers = { [`GET ${path}`]: { body: simple, etag: simple.etag } };

beforeEach(() => sessionStorage.clear());

/** Opens the message's screen in the real Studio, over answers that are given. */
async function openEditor({ calls = {} as CannedAnswers, editor = writer, locale = "en-US" as "en-US" | "es-US" } = {}) {
  const bootstrap = bootstrapFor(editor, { locale });
  const words = await builtInWords(bootstrap);
  const screen = await render(<StudioPage bootstrap={bootstrap} words={words} fetch={cannedFetch(calls)} at={`/studio/messages/${payments.key}`} />);
  await expect.element(screen.getByRole("textbox", { name: /^(English|Inglés)$/ })).toBeVisible();
  return screen;
}

const english = () => page.getByRole("textbox", { name: "English", exact: true });
const spanish = () => page.getByRole("textbox", { name: "Spanish", exact: true });
const valueOf = (field: ReturnType<typeof english>) => (field.element() as HTMLTextAreaElement).value;

/** Puts the caret at a place of the words. */
function at(field: ReturnType<typeof english>, place: number): void {
  const area = field.element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(place, place);
}

describe("[COPY-03 partly] writing by keyboard alone", () => {
  test("a brace opens what the contract offers; arrows choose, Enter puts it in, and it is spoken", async () => {
    await openEditor({ calls: ofSimple });
    at(english(), simple.live.en.length);
    await userEvent.keyboard(" {{");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await expect.element(list).toBeVisible();
    await expect.element(page.getByText("3 suggestions. Choose with the arrow keys and Enter.")).toBeInTheDocument();
    const area = english().element();
    expect(document.activeElement).toBe(area);
    expect(document.getElementById(area.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent("{amount} as it is");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.getElementById(area.getAttribute("aria-activedescendant") ?? "")).toHaveAttribute("aria-selected", "true");
    expect(document.getElementById(area.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent("{count} as it is");
    await userEvent.keyboard("{Enter}");
    expect(valueOf(english())).toBe("Pay {amount} {count}");
    await expect.element(list).not.toBeInTheDocument();
  });

  test("Escape closes the suggestions and leaves the words; Tab goes on to the next control", async () => {
    await openEditor({ calls: ofSimple });
    at(english(), 0);
    await userEvent.keyboard("<");
    await expect.element(page.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    expect(valueOf(english())).toBe("<Pay {amount}");
    await userEvent.tab();
    expect(document.activeElement).not.toBe(english().element());
  });

  test("Control and space offers everything anywhere; a tag comes with both ends, the caret between them", async () => {
    await openEditor({ calls: ofSimple });
    at(english(), 0);
    await userEvent.keyboard("{Control>} {/Control}");
    await expect.element(page.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await vi.waitFor(() => expect((english().element() as HTMLTextAreaElement).selectionStart).toBe("<terms>".length));
    await userEvent.keyboard("Terms");
    expect(valueOf(english())).toBe("<terms>Terms</terms>Pay {amount}");
  });

  test("from the words to the saved draft, without a mouse", async () => {
    const put = vi.fn();
    const saved = { ...simple, live: { en: "Pay", es: "Pague" }, args: {} };
    const calls: CannedAnswers = {
      [`GET ${path}`]: { body: saved, etag: saved.etag },
      [`PUT ${path}/draft`]: async (request) => {
        put(await request.json(), request.headers.get("if-match"));
        return { body: { ...saved, etag: '"next"', draft: { changeSet: 12, author: "erin", at: "2026-11-21T15:00:00Z", reason: "Shorter", wording: { en: "Pay now", es: "Pague" } } } };
      },
    };
    await openEditor({ calls });
    at(english(), 3);
    await userEvent.keyboard(" now{Control>}s{/Control}");
    // It asks why first, and puts the focus there.
    await expect.element(page.getByRole("textbox", { name: "Why?" })).toHaveFocus();
    await expect.element(page.getByRole("textbox", { name: "Why?" })).toHaveAccessibleDescription(/Say why in a few words/);
    await userEvent.keyboard("Shorter{Control>}s{/Control}");
    await expect.element(page.getByText("The draft is saved.")).toBeVisible();
    expect(put).toHaveBeenCalledExactlyOnceWith({ en: "Pay now", es: "Pague", reason: "Shorter" }, '"live"');
  });
});

describe("[COPY-04 partly] what the gate finds, as one types", () => {
  test("a finding stands with the field, shows its place, and is repaired with one press that the browser's undo takes back", async () => {
    await openEditor({ calls: ofSimple });
    at(spanish(), simple.live.es.length);
    await userEvent.keyboard(" {{importe}");
    await expect.element(page.getByText("The screen doesn’t fill in anything called “importe”. Take it out.").or(page.getByText(/“importe” has another name/)).first()).toBeVisible();
    await expect.element(spanish()).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: /Show it: line 1, character 17/ }).first().click();
    const area = spanish().element() as HTMLTextAreaElement;
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("importe");
    await page.getByRole("button", { name: /Change “importe” to/ }).click();
    await vi.waitFor(() => expect(area.value).not.toContain("importe"));
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(area.value).toContain("{importe}");
  });

  test("both languages of the Studio say it", async () => {
    await openEditor({ calls: { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag } }, locale: "es-US" });
    await expect.element(page.getByText("“mani” nunca se usa, así que los clientes no verían su texto. Este idioma tiene one, many u other.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Cambiar “mani” por “many”" })).toBeVisible();
  });
});

describe("[COPY-03 partly] nothing that was typed is lost", () => {
  test("unsaved words are back after a reload, and say so", async () => {
    const first = await openEditor({ calls: ofSimple });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await first.unmount();
    await openEditor({ calls: ofSimple });
    expect(valueOf(english())).toBe("Pay today {amount}");
    await expect.element(page.getByText("The words you hadn’t saved are back.")).toBeVisible();
    await page.getByRole("button", { name: "Discard them" }).click();
    expect(valueOf(english())).toBe("Pay {amount}");
  });

  test("a change of the Studio's language keeps them", async () => {
    await openEditor({ calls: ofSimple });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await page.getByRole("button", { name: "Español" }).first().click();
    await expect.element(page.getByRole("textbox", { name: "Inglés" })).toHaveValue("Pay today {amount}");
  });

  test("following a link asks first", async () => {
    await openEditor({ calls: ofSimple });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await page.getByRole("link", { name: "All messages" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    expect(valueOf(english())).toBe("Pay today {amount}");
  });

  test("a save that came too late shows all three versions and waits for a choice", async () => {
    const theirs = { ...simple, etag: '"theirs"', draft: { changeSet: 12, author: "carla", at: "2026-11-21T15:00:00Z", reason: "Theirs", wording: { en: "Send {amount}", es: "Envíe {amount}" } } };
    let asked = 0;
    const put = vi.fn();
    const calls: CannedAnswers = {
      [`GET ${path}`]: async () => (asked++ === 0 ? { body: simple, etag: simple.etag } : { body: theirs, etag: theirs.etag }),
      [`PUT ${path}/draft`]: async (request) => {
        put(request.headers.get("if-match"));
        return { status: 412, code: "CONFLICT", base: simple.live, theirs: theirs.draft.wording, mine: { en: "Pay today {amount}", es: simple.live.es } };
      },
    };
    await openEditor({ calls });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await page.getByRole("textbox", { name: "Why?" }).fill("Mine");
    await page.getByRole("button", { name: "Save the draft" }).click();
    const group = page.getByRole("group", { name: "These words changed while you were writing" });
    await expect.element(group).toHaveFocus();
    await expect.element(group.getByText(/^carla saved another draft/)).toBeVisible();
    for (const name of ["Where you started", "What is there now", "Yours"]) await expect.element(group.getByText(name).first()).toBeVisible();
    expect(valueOf(english())).toBe("Pay today {amount}");
    await group.getByRole("button", { name: "Keep mine and go on editing" }).click();
    await page.getByRole("button", { name: "Save the draft" }).click();
    await vi.waitFor(() => expect(put).toHaveBeenLastCalledWith('"theirs"'));
  });
});

describe("[COPY-03 partly] who may write what", () => {
  test("after a press on Save the focus is at the outcome, whose link leads to the change set that the draft is in", async () => {
    const save: CannedAnswers = { ...ofSimple, [`PUT ${path}/draft`]: { body: { ...paymentsDraft, args: simple.args, draft: { ...paymentsDraft.draft, wording: { en: "Pay {amount} now", es: "Pague {amount}" } } }, etag: '"draft"' } };
    await openEditor({ calls: save });
    await userEvent.fill(english(), "Pay {amount} now");
    await userEvent.fill(page.getByRole("textbox", { name: "Why?" }), "Shorter");
    await page.getByRole("button", { name: "Save the draft" }).click();
    const link = page.getByRole("link", { name: "Open the change set to submit it" });
    await expect.element(link).toHaveAttribute("href", "/studio/change-sets/12");
    await expect.poll(() => document.activeElement?.contains(link.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test("who has a role for one site is told so of the words of both, not that it is the language", async () => {
    const carla = { ...writer, username: "carla", grants: [{ role: "editor" as const, sites: ["community" as const] }] };
    await openEditor({ calls: ofSimple, editor: carla });
    await expect.element(page.getByText(/Your role is for one site, and these words are shown on both/).first()).toBeVisible();
  });

  test("a translator for Spanish reads English and writes Spanish; a viewer reads both and finds no button to save", async () => {
    const screen = await openEditor({ editor: teresa });
    await expect.element(english()).toHaveAttribute("readonly");
    await expect.element(spanish()).not.toHaveAttribute("readonly");
    await screen.unmount();
    await openEditor({ editor: vic });
    await expect.element(spanish()).toHaveAttribute("readonly");
    await expect.element(page.getByRole("button", { name: "Save the draft" })).not.toBeInTheDocument();
  });
});

test("a comment that is being written is still there after a look at the history", async () => {
  await openEditor();
  const comment = page.getByRole("textbox", { name: "Your comment" });
  await userEvent.fill(comment, "Is this the legal name?");
  await page.getByRole("tab", { name: "History" }).click();
  await expect.element(comment).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Comments" }).click();
  await expect.element(comment).toHaveValue("Is this the legal name?");
});

describe("[COPY-03 partly] how it looks", () => {
  test("a message leads to the pages of the portal that it stands on, with its draft", async () => {
    await openEditor({ calls: { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag }, "GET /content/v1/editor/previews": { body: previewChoices } } });
    await expect.element(page.getByRole("link", { name: "Billing", exact: true })).toHaveAttribute("href", `/studio/pages?changeSet=12&page=%2Fbilling&key=${payments.key}`);
  });

  test("the preview shows both languages with the chosen values, and axe looks at it", async () => {
    await openEditor({});
    await page.getByRole("combobox", { name: "count" }).selectOptions("1,000,000");
    await expect.element(page.getByText(/^1,000,000 de pagos de/).first()).toBeInTheDocument();
    await page.getByRole("button", { name: "Check for accessibility" }).click();
    await expect.element(page.getByText("No accessibility problem found in what is shown.")).toBeVisible();
  });

  test("the whole screen has no axe violation, light or dark, and stays inside the page at 320 px", async () => {
    await page.viewport(320, 800);
    await openEditor({ calls: { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag } } });
    await expect.element(page.getByText(/never used/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // At the end of the page the bar at the bottom covers nothing: what is half under it could not be judged.
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset["theme"] = theme;
      // Colours in between two themes are nobody's to read.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { violations, passes } = await axe.run(document.body, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], rules: { "document-title": { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(passes.length).toBeGreaterThan(10);
    }
    delete document.documentElement.dataset["theme"];
    await page.viewport(1280, 800);
  });
});
