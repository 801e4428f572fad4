import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswer, mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  answeredCase,
  casesPath,
  filesPath,
  formsAnswerPath,
  photo,
  repliesPath,
  supportCases,
  technicalForms,
} from "../../../testing/supportFixtures.ts";
import type { SupportCase } from "../model/support.api.ts";

const replied: SupportCase = {
  ...answeredCase,
  messages: [
    ...answeredCase.messages,
    { from: "CUSTOMER", body: "See.", answers: [], files: [photo], sentAt: "2026-11-20T16:20:00.000Z" },
  ],
};
const png = (name = "router.png", size = 10) => new File([new Uint8Array(size)], name, { type: "image/png" });

/** The messages of a request, opened; what was sent to the server is in `sent`. */
async function open({ upload = { body: photo }, locale }: { upload?: MockAnswer; locale?: "es-US" } = {}) {
  let stored = answeredCase;
  const sent: { path: string; body: unknown; type: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === "POST" && [filesPath, repliesPath(answeredCase.id)].includes(pathname)) {
      const isUpload = pathname === filesPath;
      const body: unknown = isUpload ? (await request.clone().blob()).size : await request.clone().json();
      sent.push({ path: pathname, body, type: request.headers.get("content-type") });
      if (!isUpload) stored = replied;
    }
    return mockFetch({
      [`GET ${casesPath}`]: { body: supportCases(stored) },
      [formsAnswerPath]: { body: technicalForms },
      [repliesPath(answeredCase.id)]: { body: replied },
      [filesPath]: upload,
    })(request);
  };
  const bootstrap = { ...bootstrapFor(dana), ...(locale && { locale }) };
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/support/forms" parts={{ fetch }} />);
  await page.getByText(/^2 (messages in|mensajes en) CS-400002/).click();
  return sent;
}
const field = () => page.getByLabelText(/Files \(optional\)/);
const choose = (...files: File[]) => userEvent.upload(field(), files);
const message = () => page.getByRole("textbox", { name: "Your message" });
const send = async () => {
  await message().fill("See.");
  await page.getByRole("button", { name: "Send reply" }).click();
};

beforeEach(() => page.viewport(360, 3000));

test(
  "[SERV-08 partly] a chosen file is uploaded as it is, and the reply names it; both are cleared",
  { tags: "full" },
  async () => {
    const sent = await open();
    await choose(png());
    await expect.element(page.getByText("One file is chosen", { exact: true }).first()).toBeVisible();
    await expectNoAxeViolations();
    await send();
    await expect.element(page.getByRole("status").filter({ hasText: "Your reply was sent" })).toBeVisible();
    expect(sent.map(({ path, type }) => [path, type])).toEqual([
      [filesPath, "application/octet-stream"],
      [repliesPath(answeredCase.id), "application/json"],
    ]);
    expect(sent[0]?.body).toBe(10);
    expect(sent[1]?.body).toMatchObject({ body: "See.", files: [photo.id] });
    expect(sent[1]?.body).not.toHaveProperty("fileKeys");
    await expect.element(message()).toHaveValue("");
    await expect.element(page.getByRole("button", { name: "Remove router.png" })).not.toBeInTheDocument();
  },
);

test("[SERV-08 partly] a file of a message is a download", { tags: "full" }, async () => {
  await open();
  await choose(png());
  await send();
  const link = page.getByRole("link", { name: "Download router.png" });
  await expect.element(link).toHaveAttribute("href", `${filesPath}/${photo.id}?accountId=8347201180`);
  await expect.element(link).toHaveAttribute("download", "router.png");
});

test(
  "[SERV-08 partly] a file that the server refuses is marked, and text and files stay",
  { tags: "full" },
  async () => {
    const sent = await open({ upload: { status: 422, code: "FILE_UNSAFE" } });
    await choose(png());
    await send();
    await expect.element(page.getByRole("alert").filter({ hasText: "This file isn’t safe." })).toBeVisible();
    const marked = page.getByRole("listitem").filter({ hasText: "router.png" });
    await expect.element(marked.filter({ hasText: "This file isn’t safe." })).toBeVisible();
    await expect.element(message()).toHaveValue("See.");
    expect(sent).toHaveLength(1);
  },
);

test(
  "[SERV-08 partly] while files can’t be checked, the page says so, and the message can go without them",
  { tags: "full" },
  async () => {
    const sent = await open({ upload: { status: 422, code: "FILE_CHECK_UNAVAILABLE" } });
    await choose(png());
    await send();
    const refusal = page.getByRole("alert").filter({ hasText: "We can’t check files right now." });
    await expect.element(refusal.filter({ hasText: "send your message without files" })).toBeVisible();
    await page.getByRole("button", { name: "Remove router.png" }).click();
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect.element(page.getByRole("status").filter({ hasText: "Your reply was sent" })).toBeVisible();
    expect(sent.at(-1)?.body).toMatchObject({ body: "See.", files: [] });
  },
);

test("the file that is being uploaded is announced, with its place", { tags: "full" }, async () => {
  await open({ upload: "never" });
  await choose(png("one.png"), png("two.png"));
  await send();
  await expect.element(page.getByText("Uploading one.png: 1 of 2")).toBeInTheDocument();
});

test(
  "files of another kind, and those that are too large, are left out with the reason",
  { tags: "full" },
  async () => {
    await open();
    await choose(png("setup.exe"), png("large.png", 5_000_001));
    await expect
      .element(page.getByText("setup.exe isn’t a JPEG or PNG picture, a PDF or a plain text file.").first())
      .toBeVisible();
    await expect.element(page.getByText("large.png is larger than 5 MB.").first()).toBeVisible();
  },
);

test("more files than a message takes are an error of the field, and nothing is sent", { tags: "full" }, async () => {
  const sent = await open();
  await choose(...["1", "2", "3", "4", "5", "6"].map((name) => png(`${name}.png`)));
  await send();
  await expect.element(page.getByRole("link", { name: "Choose at most 5 files: remove the others." })).toBeVisible();
  expect(sent).toEqual([]);
});

test("in Spanish", { tags: "full" }, async () => {
  await open({ locale: "es-US" });
  await userEvent.upload(page.getByLabelText(/Archivos \(opcional\)/), [png()]);
  await expect.element(page.getByText("Hay un archivo elegido", { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations();
});
