import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswer, mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  casesPath,
  formField,
  formsAnswerPath,
  newCase,
  supportCases,
  supportForms,
  technicalForm,
} from "../../../testing/supportFixtures.ts";
import type { CaseRequest, SupportForms } from "../model/support.api.ts";

const id = "technical-problem";
const formsOf = (definition: typeof technicalForm, version = "1"): SupportForms => ({
  ...supportForms({ id, definition }),
  version,
});

/** A form; `publish` is what the server has from the next refusal on. Returns what was sent. */
async function open(
  first: SupportForms,
  sending: MockAnswer[] = [{ body: newCase }],
  publish = first,
  locale?: "es-US",
) {
  const sent: CaseRequest[] = [];
  let published = first;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && new URL(request.url).pathname === casesPath) {
      sent.push((await request.clone().json()) as CaseRequest);
      published = publish;
    }
    return mockFetch({
      [`GET ${casesPath}`]: { body: supportCases() },
      [formsAnswerPath]: { body: published },
      [`POST ${casesPath}`]: sending[sent.length - 1] ?? { body: newCase },
    })(request);
  };
  const bootstrap = { ...bootstrapFor(dana), ...(locale && { locale }) };
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at={`/support/forms?form=${id}`} parts={{ fetch }} />,
  );
  return sent;
}

const send = () => page.getByRole("button", { name: "Send request" }).click();
const fill = async () => {
  await page.getByRole("combobox", { name: "Which service?" }).selectOptions("INTERNET");
  await page.getByRole("radio", { name: "Nothing works" }).click();
  await page.getByRole("textbox", { name: "What happens?" }).fill("No light.");
};

beforeEach(() => page.viewport(360, 2500));

test(
  "[SERV-13 partly] a form is drawn from its definition and sent with the version that was seen",
  { tags: "full" },
  async () => {
    const sent = await open(formsOf(technicalForm, "7"));
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Report something that doesn’t work" }))
      .toBeVisible();
    await fill();
    await page.getByRole("textbox", { name: "Since when? (optional)" }).fill("11/20/26");
    await expectNoAxeViolations();
    await send();
    await expect.element(page.getByText("We received your request. Its number is CS-400003.")).toBeVisible();
    expect(sent[0]).toMatchObject({
      ...{ form: id, version: "7", locale: "en-US" },
      answers: {
        service: "INTERNET",
        effect: "stopped",
        since: "2026-11-20",
        description: "No light.",
        answer: "PORTAL",
      },
    });
  },
);

test("while another request is sent, a form says so, and shows no failure of that one", { tags: "full" }, async () => {
  const other = { ...technicalForm, title: { en: "Ask about moving", es: "Preguntar por una mudanza" } };
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isSent = request.method === "POST" && new URL(request.url).pathname === casesPath;
    if (isSent) await isAnswered;
    return mockFetch({
      [`GET ${casesPath}`]: { body: supportCases() },
      [formsAnswerPath]: { body: supportForms({ id, definition: technicalForm }, { id: "moving", definition: other }) },
      [`POST ${casesPath}`]: { status: 503, code: "UNAVAILABLE" },
    })(request);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at={`/support/forms?form=${id}`} parts={{ fetch }} />,
  );
  await fill();
  await send();
  await page.getByRole("link", { name: "All forms and requests" }).click();
  await page.getByRole("link", { name: "Ask about moving" }).click();
  await expect.element(page.getByText("Your other request is still being sent. Wait until it’s done.")).toBeVisible();
  answer();
  await expect.element(page.getByText("Your other request is still being sent.")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Send request" })).toBeEnabled();
  expect(page.getByRole("alert").elements()).toEqual([]);
});

const device = () => page.getByRole("textbox", { name: "Which device?" });
const orderOf = (...elements: Element[]) =>
  elements.every((each, at) => {
    const next = elements[at + 1];
    return !next || Boolean(each.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
  });

test(
  "[SERV-13 partly] a question appears after the answer that it depends on, in order, and the focus stays",
  { tags: "full" },
  async () => {
    await open(formsOf(technicalForm));
    const trigger = page.getByRole("radio", { name: "One device doesn’t work" });
    await expect.element(trigger).toBeVisible();
    expect(device().elements()).toEqual([]);
    (page.getByRole("radio", { name: "It’s slow" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(trigger).toHaveFocus();
    await expect.element(device()).toBeVisible();
    await expect.element(trigger).toHaveFocus();
    const since = page.getByRole("textbox", { name: "Since when? (optional)" });
    expect(orderOf(trigger.element(), device().element(), since.element())).toBe(true);
    await userEvent.tab();
    await expect.element(device()).toHaveFocus();
    await expectNoAxeViolations();
  },
);

test(
  "[SERV-13 partly] what was typed comes back with its question, and isn’t sent while it isn’t asked",
  { tags: "full" },
  async () => {
    const sent = await open(formsOf(technicalForm));
    await fill();
    await page.getByRole("radio", { name: "One device doesn’t work" }).click();
    await device().fill("Printer");
    await page.getByRole("radio", { name: "Nothing works" }).click();
    expect(device().elements()).toEqual([]);
    await page.getByRole("radio", { name: "One device doesn’t work" }).click();
    await expect.element(device()).toHaveValue("Printer");
    await page.getByRole("radio", { name: "Nothing works" }).click();
    await send();
    await expect.element(page.getByText("We received your request. Its number is CS-400003.")).toBeVisible();
    expect([sent.length, sent[0]?.answers["device"]]).toEqual([1, undefined]);
  },
);

test(
  "[SERV-13 partly] a question that appeared is required, and its error goes with it",
  { tags: "full" },
  async () => {
    await open(formsOf(technicalForm));
    await fill();
    await page.getByRole("radio", { name: "One device doesn’t work" }).click();
    await send();
    const error = page.getByRole("link", { name: "Answer “Which device?”." });
    await expect.element(error).toBeVisible();
    await page.getByRole("radio", { name: "It’s slow" }).click();
    await expect.element(error).not.toBeInTheDocument();
  },
);

test("[SERV-13 partly] in Spanish, with the errors of its own questions", { tags: "full" }, async () => {
  await open(formsOf(technicalForm), [], undefined, "es-US");
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect.element(page.getByRole("link", { name: "Responda “¿Qué pasa?”." })).toBeVisible();
  await expect.element(page.getByRole("radiogroup", { name: "¿Qué tan grave es?" })).toBeVisible();
});

test(
  "[SERV-13 partly] a form that was changed meanwhile keeps what was typed, asks what is new, and shows what is gone",
  { tags: "full" },
  async () => {
    const serial = formField({
      ...{ id: "serial", kind: "TEXT", label: { en: "Serial number", es: "Número de serie" }, maxLength: 20 },
    });
    const changed = {
      ...technicalForm,
      fields: [...technicalForm.fields.filter((field) => field.id !== "description"), serial],
    };
    const sent = await open(formsOf(technicalForm), [{ status: 409, code: "FORM_CHANGED" }], formsOf(changed, "2"));
    await fill();
    await send();
    await expect.element(page.getByText("We changed this form while you were writing.")).toBeVisible();
    await expect.element(page.getByText("No light.")).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "Nothing works" })).toBeChecked();
    await expect.element(page.getByRole("link", { name: "Answer “Serial number”." })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole("textbox", { name: "Serial number" }).fill("A17");
    await send();
    await expect.element(page.getByText("We received your request. Its number is CS-400003.")).toBeVisible();
    expect(sent[1]).toMatchObject({ version: "2", answers: { serial: "A17", effect: "stopped" } });
    expect(sent[1]?.answers).not.toHaveProperty("description");
  },
);

test(
  "[SERV-13 partly] a form that is no longer offered keeps what was typed, to copy, and takes no other try",
  { tags: "full" },
  async () => {
    await open(formsOf(technicalForm), [{ status: 409, code: "FORM_NOT_OFFERED" }], supportForms());
    await fill();
    await send();
    await expect.element(page.getByText("We no longer use this form.", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "What happens?" })).toHaveValue("No light.");
    await expect
      .element(page.getByRole("button", { name: "Send request" }))
      .toHaveAccessibleDescription("We no longer use this form. Choose another one.");
  },
);
