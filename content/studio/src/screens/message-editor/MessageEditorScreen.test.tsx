/* oxlint-disable max-lines -- one list of facts that share a set-up */
import "@portico/design-system/theme";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { payments, paymentsDraft } from "../../testing/editorFixtures.ts";
import { bootstrapFor, teresa, vic, writer } from "../../testing/fixtures.ts";
import { previewChoices } from "../../testing/previewFixtures.ts";
import { changeSetOf } from "../../testing/reviewFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

const path = `/content/v1/editor/messages/${payments.key}`;
const simple = {
  ...payments,
  args: { amount: "money", count: "count", terms: "tag" },
  live: { en: "Pay {amount}", es: "Pague {amount}" },
};
const ofSimple: MockAnswers = { [`GET ${path}`]: { body: simple, etag: simple.etag } };

beforeEach(() => sessionStorage.clear());

/** Opens a message's screen in the real Studio over canned responses. */
async function openEditor({
  calls = {} as MockAnswers,
  editor = writer,
  locale = "en-US" as "en-US" | "es-US",
  query = "",
} = {}) {
  const bootstrap = bootstrapFor(editor, { locale });
  const words = await builtInWords(bootstrap);
  const screen = await render(
    <StudioPage
      bootstrap={bootstrap}
      words={words}
      fetch={mockFetch(calls)}
      at={`/studio/messages/${payments.key}${query}`}
    />,
  );
  await expect.element(screen.getByRole("textbox", { name: /^(English|Inglés)$/ })).toBeVisible();
  return screen;
}

const english = () => page.getByRole("textbox", { name: "English", exact: true });
const spanish = () => page.getByRole("textbox", { name: "Spanish", exact: true });
const valueOf = (field: ReturnType<typeof english>) => (field.element() as HTMLTextAreaElement).value;

/** Sets the caret position in the field. */
function at(field: ReturnType<typeof english>, place: number): void {
  const area = field.element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(place, place);
}

describe("[COPY-03 partly] editing with the keyboard alone", () => {
  test(
    "a brace opens autocomplete; arrow keys select, Enter inserts, and both are announced",
    { tags: "full" },
    async () => {
      await openEditor({ calls: ofSimple });
      at(english(), simple.live.en.length);
      await userEvent.keyboard(" {{");
      const list = page.getByRole("listbox", { name: "Suggestions" });
      await expect.element(list).toBeVisible();
      await expect.element(page.getByText("3 suggestions. Choose with the arrow keys and Enter.")).toBeInTheDocument();
      const area = english().element();
      expect(document.activeElement).toBe(area);
      expect(document.getElementById(area.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent(
        "{amount} as it is",
      );
      await userEvent.keyboard("{ArrowDown}");
      expect(document.getElementById(area.getAttribute("aria-activedescendant") ?? "")).toHaveAttribute(
        "aria-selected",
        "true",
      );
      expect(document.getElementById(area.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent(
        "{count} as it is",
      );
      await userEvent.keyboard("{Enter}");
      expect(valueOf(english())).toBe("Pay {amount} {count}");
      await expect.element(list).not.toBeInTheDocument();
    },
  );

  test("Escape closes autocomplete and keeps the text; Tab moves to the next control", { tags: "full" }, async () => {
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

  test(
    "Ctrl+Space opens all options anywhere; a tag is inserted with both ends, the caret between them",
    { tags: "full" },
    async () => {
      await openEditor({ calls: ofSimple });
      at(english(), 0);
      await userEvent.keyboard("{Control>} {/Control}");
      await expect.element(page.getByRole("listbox")).toBeVisible();
      await userEvent.keyboard("{ArrowUp}{Enter}");
      await expect.poll(() => (english().element() as HTMLTextAreaElement).selectionStart).toBe("<terms>".length);
      await userEvent.keyboard("Terms");
      expect(valueOf(english())).toBe("<terms>Terms</terms>Pay {amount}");
    },
  );

  test("from typing to the saved draft, without a mouse", { tags: "full" }, async () => {
    const put = vi.fn();
    const saved = { ...simple, live: { en: "Pay", es: "Pague" }, args: {} };
    const calls: MockAnswers = {
      [`GET ${path}`]: { body: saved, etag: saved.etag },
      [`PUT ${path}/draft`]: async (request) => {
        put(await request.json(), request.headers.get("if-match"));
        return {
          body: {
            ...saved,
            etag: '"next"',
            draft: {
              changeSet: 12,
              author: "erin",
              at: "2026-11-21T15:00:00Z",
              reason: "Shorter",
              wording: { en: "Pay now", es: "Pague" },
            },
          },
        };
      },
    };
    await openEditor({ calls });
    at(english(), 3);
    await userEvent.keyboard(" now{Control>}s{/Control}");
    // A reason is required first, and its field has focus.
    await expect.element(page.getByRole("textbox", { name: "Why?" })).toHaveFocus();
    await expect
      .element(page.getByRole("textbox", { name: "Why?" }))
      .toHaveAccessibleDescription(/Say why in a few words/);
    await userEvent.keyboard("Shorter{Control>}s{/Control}");
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
    expect(put).toHaveBeenCalledExactlyOnceWith({ en: "Pay now", es: "Pague", reason: "Shorter" }, '"live"');
  });
});

test(
  "[COPY-03 partly] what is typed while a draft is being saved stays, and is saved on top of it",
  { tags: "full" },
  async () => {
    const put = vi.fn();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let current: object = { ...simple, args: {}, live: { en: "Pay", es: "Pague" } };
    let etag = simple.etag;
    const draftOf = (wording: object, reason: string) => ({
      changeSet: 12,
      author: "erin",
      at: "2026-11-21T15:00:00Z",
      reason,
      wording,
    });
    const calls: MockAnswers = {
      [`GET ${path}`]: () => Promise.resolve({ body: current, etag }),
      [`PUT ${path}/draft`]: async (request) => {
        const { en, es, reason } = (await request.json()) as { en: string; es: string; reason: string };
        put(en, es, request.headers.get("if-match"));
        if (put.mock.calls.length === 1) await answered;
        etag = `"saved-${put.mock.calls.length}"`;
        current = { ...current, etag, draft: draftOf({ en, es }, reason) };
        return { body: current, etag };
      },
    };
    await openEditor({ calls });
    await userEvent.fill(page.getByRole("textbox", { name: "Why?" }), "Shorter");
    at(english(), 3);
    await userEvent.keyboard(" now{Control>}s{/Control}");
    await expect.poll(() => put).toHaveBeenCalledTimes(1);
    await userEvent.fill(spanish(), "Pague ya");
    await userEvent.keyboard("{Control>}s{/Control}");
    answer();
    await expect
      .element(page.getByRole("button", { name: "Save the draft" }))
      .not.toHaveAttribute("aria-disabled", "true");
    expect([valueOf(english()), valueOf(spanish())]).toEqual(["Pay now", "Pague ya"]);
    expect(page.getByText("Draft saved.").elements()).toEqual([]);
    at(english(), 0);
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
    expect(put.mock.calls).toEqual([
      ["Pay now", "Pague", '"live"'],
      ["Pay now", "Pague ya", '"saved-1"'],
    ]);
  },
);

describe("[COPY-04 partly] findings while typing", () => {
  test(
    "a finding is linked to the field, shows its position, and has a repair button, which undo reverts",
    { tags: "full" },
    async () => {
      await openEditor({ calls: ofSimple });
      at(spanish(), simple.live.es.length);
      await userEvent.keyboard(" {{importe}");
      await expect
        .element(
          page
            .getByText("The screen doesn’t fill in anything called “importe”. Remove it.")
            .or(page.getByText(/not “importe”\. Don’t translate/))
            .first(),
        )
        .toBeVisible();
      await expect.element(spanish()).toHaveAttribute("aria-invalid", "true");
      await page
        .getByRole("button", { name: /Show it: line 1, character 17/ })
        .first()
        .click();
      const area = spanish().element() as HTMLTextAreaElement;
      await expect.poll(() => area.value.slice(area.selectionStart, area.selectionEnd)).toBe("importe");
      await page.getByRole("button", { name: /Change “importe” to/ }).click();
      await expect.poll(() => area.value).not.toContain("importe");
      await userEvent.keyboard("{Control>}z{/Control}");
      await expect.poll(() => area.value).toContain("{importe}");
    },
  );

  test("findings are translated to both languages of the Studio", { tags: "full" }, async () => {
    await openEditor({
      calls: { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag } },
      locale: "es-US",
    });
    await expect
      .element(
        page.getByText(
          "“mani” nunca se usa, así que los clientes no verían su texto. Este idioma usa one, many u other.",
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Cambiar “mani” por “many”" })).toBeVisible();
  });
});

describe("[COPY-03 partly] no typed input is lost", () => {
  test("unsaved changes are restored after a reload, with a notice", { tags: "full" }, async () => {
    const first = await openEditor({ calls: ofSimple });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await first.unmount();
    await openEditor({ calls: ofSimple });
    expect(valueOf(english())).toBe("Pay today {amount}");
    await expect.element(page.getByText("Your unsaved copy was restored.")).toBeVisible();
    await page.getByRole("button", { name: "Discard it" }).click();
    expect(valueOf(english())).toBe("Pay {amount}");
    await expect.poll(() => document.activeElement?.id).toBe("page-title");
  });

  test("switching the Studio's language keeps them", { tags: "full" }, async () => {
    await openEditor({ calls: ofSimple });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await page.getByRole("button", { name: "Español" }).first().click();
    await expect.element(page.getByRole("textbox", { name: "Inglés" })).toHaveValue("Pay today {amount}");
  });

  test("following a link asks for confirmation", { tags: "full" }, async () => {
    await openEditor({ calls: ofSimple });
    at(english(), 3);
    await userEvent.keyboard(" today");
    await page.getByRole("link", { name: "All messages" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    expect(valueOf(english())).toBe("Pay today {amount}");
  });

  test(
    "a save with a stale version shows base, saved and typed versions, and the user chooses",
    { tags: "full" },
    async () => {
      const theirs = {
        ...simple,
        etag: '"theirs"',
        draft: {
          changeSet: 12,
          author: "carla",
          at: "2026-11-21T15:00:00Z",
          reason: "Theirs",
          wording: { en: "Send {amount}", es: "Envíe {amount}" },
        },
      };
      let asked = 0;
      const put = vi.fn();
      const calls: MockAnswers = {
        [`GET ${path}`]: async () =>
          asked++ === 0 ? { body: simple, etag: simple.etag } : { body: theirs, etag: theirs.etag },
        [`PUT ${path}/draft`]: async (request) => {
          put(request.headers.get("if-match"));
          return {
            status: 412,
            code: "CONFLICT",
            base: simple.live,
            theirs: theirs.draft.wording,
            mine: { en: "Pay today {amount}", es: simple.live.es },
          };
        },
      };
      await openEditor({ calls });
      at(english(), 3);
      await userEvent.keyboard(" today");
      await page.getByRole("textbox", { name: "Why?" }).fill("Mine");
      await page.getByRole("button", { name: "Save the draft" }).click();
      const group = page.getByRole("group", { name: "This copy changed while you were writing" });
      await expect.element(group).toHaveFocus();
      await expect.element(group.getByText(/^carla saved another draft/)).toBeVisible();
      for (const name of ["Where you started", "What is there now", "Yours"])
        await expect.element(group.getByText(name).first()).toBeVisible();
      expect(valueOf(english())).toBe("Pay today {amount}");
      await group.getByRole("button", { name: "Keep mine and edit it" }).click();
      await page.getByRole("button", { name: "Save the draft" }).click();
      await expect.poll(() => put).toHaveBeenLastCalledWith('"theirs"');
    },
  );
});

describe("[COPY-03 partly] write permissions", () => {
  test("after saving, focus is on the outcome, which links to the draft's change set", { tags: "full" }, async () => {
    const save: MockAnswers = {
      ...ofSimple,
      [`PUT ${path}/draft`]: {
        body: {
          ...paymentsDraft,
          args: simple.args,
          draft: { ...paymentsDraft.draft, wording: { en: "Pay {amount} now", es: "Pague {amount}" } },
        },
        etag: '"draft"',
      },
    };
    await openEditor({ calls: save });
    await userEvent.fill(english(), "Pay {amount} now");
    await userEvent.fill(page.getByRole("textbox", { name: "Why?" }), "Shorter");
    await page.getByRole("button", { name: "Save the draft" }).click();
    const link = page.getByRole("link", { name: "Open the change set to submit it" });
    await expect.element(link).toHaveAttribute("href", "/studio/change-sets/12");
    const focused = () => document.activeElement !== document.body && document.activeElement?.contains(link.element());
    await expect.poll(focused).toBe(true);
  });

  test("a role for one site shows the site as the reason for read-only text of both sites, not the language", async () => {
    const carla = {
      ...writer,
      username: "carla",
      grants: [{ role: "editor" as const, sites: ["community" as const] }],
    };
    await openEditor({ calls: ofSimple, editor: carla });
    await expect
      .element(page.getByText(/Your role covers one site, and this copy is shown on both/).first())
      .toBeVisible();
  });

  test(
    "a Spanish translator reads English and writes Spanish; a viewer reads both and has no save button",
    { tags: "full" },
    async () => {
      const screen = await openEditor({ editor: teresa });
      await expect.element(english()).toHaveAttribute("readonly");
      await expect.element(spanish()).not.toHaveAttribute("readonly");
      await screen.unmount();
      await openEditor({ editor: vic });
      await expect.element(spanish()).toHaveAttribute("readonly");
      await expect.element(page.getByRole("button", { name: "Save the draft" })).not.toBeInTheDocument();
    },
  );
});

test("an unsent comment is kept when the history tab is opened", { tags: "full" }, async () => {
  await openEditor();
  const comment = page.getByRole("textbox", { name: "Your comment" });
  await userEvent.fill(comment, "Is this the legal name?");
  await page.getByRole("tab", { name: "History" }).click();
  await expect.element(comment).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Comments" }).click();
  await expect.element(comment).toHaveValue("Is this the legal name?");
});

describe("[COPY-03 partly] appearance", () => {
  test("a message links to the portal pages that show it, with its draft", async () => {
    await openEditor({
      calls: {
        [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag },
        "GET /content/v1/editor/previews": { body: previewChoices },
      },
    });
    await expect
      .element(page.getByRole("link", { name: "Billing", exact: true }))
      .toHaveAttribute("href", `/studio/pages?changeSet=12&page=%2Fbilling&key=${payments.key}`);
  });

  test("the preview shows both languages with the chosen values, and axe checks it", { tags: "full" }, async () => {
    await openEditor({});
    await page.getByRole("combobox", { name: "count" }).selectOptions("1,000,000");
    await expect.element(page.getByText(/^1,000,000 de pagos de/).first()).toBeInTheDocument();
    await page.getByRole("button", { name: "Check accessibility" }).click();
    await expect.element(page.getByText("No accessibility problems found in what is shown.")).toBeVisible();
  });

  test("the whole screen has no axe violation, light or dark, and fits in 320 px", { tags: "full" }, async () => {
    await page.viewport(320, 800);
    await openEditor({ calls: { [`GET ${path}`]: { body: paymentsDraft, etag: paymentsDraft.etag } } });
    await expect.element(page.getByText(/never used/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // At the end of the page the bottom bar covers nothing; axe cannot judge half-covered elements.
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset["theme"] = theme;
      // Contrast cannot be measured during a theme transition.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { violations, passes } = await axe.run(document.body, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        rules: { "document-title": { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(passes.length).toBeGreaterThan(10);
    }
    delete document.documentElement.dataset["theme"];
    await page.viewport(1280, 800);
  });
});

test("choosing a site keeps the focus on the choice", { tags: "full" }, async () => {
  await openEditor({ calls: ofSimple });
  const community = page.getByRole("button", { name: "Community", exact: true }).first();
  await community.click();
  await expect.element(page.getByText("Copy for the Community site only.")).toBeVisible();
  await expect.element(community).toHaveFocus();
});

/** The message with a draft of one's own in one change set and none in change set 10. */
const drafted = {
  ...paymentsDraft,
  args: {},
  draft: { ...paymentsDraft.draft, wording: { en: "Send", es: "Envíe" } },
};
const ofDrafted = (put: (body: unknown, version: string | null) => void): MockAnswers => ({
  [`GET ${path}`]: { body: drafted, etag: drafted.etag },
  [`GET ${path}?scope=all&changeSet=10`]: async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { body: { ...simple, drafts: drafted.drafts }, etag: simple.etag };
  },
  [`PUT ${path}/draft`]: async (request) => {
    put(await request.json(), request.headers.get("if-match"));
    return { status: 503, code: "UNAVAILABLE" };
  },
});

test(
  "[COPY-03 partly] unsaved words move to another change set as they stand, and the choice keeps the focus",
  { tags: "full" },
  async () => {
    const put = vi.fn();
    await openEditor({ calls: ofDrafted(put) });
    await userEvent.fill(spanish(), "Envíe ya");
    const choice = page.getByRole("combobox", { name: "Change set" });
    choice.element().focus();
    await choice.selectOptions("10");
    await expect.element(choice).toHaveValue("10");
    await expect.element(choice).toHaveFocus();
    await page.getByRole("textbox", { name: "Why?" }).fill("Another set");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect
      .poll(() => put)
      .toHaveBeenCalledExactlyOnceWith({ en: "Send", es: "Envíe ya", reason: "Another set" }, '"live"');
  },
);

test(
  "[COPY-03 partly] unsaved words that are restored in another change set are saved there as they stand",
  { tags: "full" },
  async () => {
    const put = vi.fn();
    const first = await openEditor({ calls: ofDrafted(put) });
    await userEvent.fill(spanish(), "Envíe ya");
    await first.unmount();
    await openEditor({ calls: ofDrafted(put), query: "?changeSet=10" });
    await expect.element(spanish()).toHaveValue("Envíe ya");
    await page.getByRole("textbox", { name: "Why?" }).fill("Another set");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect
      .poll(() => put)
      .toHaveBeenCalledExactlyOnceWith({ en: "Send", es: "Envíe ya", reason: "Another set" }, '"live"');
  },
);

test("[COPY-03 partly] a draft is saved in and discarded from its own change set, whichever is newest by now", async () => {
  const asked = vi.fn();
  const ask = async (request: Request) => {
    asked(request.method, new URL(request.url).search);
    return { status: 409, code: "CHANGE_SET_CLOSED", title: "This change set was submitted." };
  };
  await openEditor({
    calls: {
      [`GET ${path}`]: { body: drafted, etag: drafted.etag },
      [`PUT ${path}/draft`]: ask,
      [`DELETE ${path}/draft`]: ask,
      // The editor's newest one is another one now.
      "GET /content/v1/editor/change-sets?state=open&limit=200": {
        body: { changeSets: [changeSetOf({ id: 13, title: "Newer" })] },
      },
    },
  });
  await expect
    .element(page.getByRole("combobox", { name: "Change set" }))
    .toHaveDisplayValue("One that can’t be changed now");
  await userEvent.fill(spanish(), "Envíe ya");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect.element(page.getByText("This change set was submitted.")).toBeVisible();
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Discard it", exact: true }).click();
  await expect
    .poll(() => asked.mock.calls)
    .toEqual([
      ["PUT", "?scope=all&changeSet=12"],
      ["DELETE", "?scope=all&changeSet=12"],
    ]);
});

test("after a draft was discarded the screen no longer says that it is saved", { tags: "full" }, async () => {
  let now: typeof drafted | typeof simple = drafted;
  await openEditor({
    calls: {
      [`GET ${path}`]: async () => ({ body: now, etag: now.etag }),
      [`PUT ${path}/draft`]: { body: drafted, etag: drafted.etag },
      [`DELETE ${path}/draft`]: async () => {
        now = simple;
        return { body: simple, etag: simple.etag };
      },
    },
  });
  await page.getByRole("textbox", { name: "Why?" }).fill("Plainer words");
  await page.getByRole("button", { name: "Save the draft" }).click();
  const saved = page.getByText("Draft saved.");
  await expect.element(saved).toBeVisible();
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Discard it", exact: true }).click();
  await expect.element(english()).toHaveValue(simple.live.en);
  await expect.poll(() => saved.elements()).toEqual([]);
});

test(
  "[COPY-03 partly] a conflict whose other version cannot be read says why, and keeps the text",
  { tags: "full" },
  async () => {
    let asked = 0;
    await openEditor({
      calls: {
        [`GET ${path}`]: async () =>
          asked++ === 0
            ? { body: simple, etag: simple.etag }
            : { status: 503, code: "UNAVAILABLE", title: "The other version can't be read now." },
        [`PUT ${path}/draft`]: { status: 412, code: "CONFLICT", base: null, theirs: null, mine: simple.live },
      },
    });
    await userEvent.fill(english(), "Pay now");
    await page.getByRole("textbox", { name: "Why?" }).fill("Mine");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect.element(page.getByText("The other version can't be read now.")).toBeVisible();
    expect(valueOf(english())).toBe("Pay now");
  },
);
