import { createKeys } from "@portico/content-runtime/preview/keys";
import { marksOf } from "@portico/content-runtime/preview/marks";
import { useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { type MarkedTextObserver, observeMarkedText } from "./markedText.ts";
import { shownWords } from "./shownWords.ts";
import { messageRangesOn } from "./messageRanges.ts";

const keys = createKeys();
let words: MarkedTextObserver;
beforeEach(() => {
  words = observeMarkedText(document, keys, () => undefined);
});
afterEach(() => words.stop());

/** A message as the store of a preview returns it, with its markers. */
const said = (key: string, text: string, kind: "begins" | "continues" = "begins") =>
  marksOf(keys.indexOf(key))[kind] + text + marksOf(keys.indexOf(key)).ends;

/** The messages found in a part of the page, as reported to the Studio. */
const inPart = (part: Element) =>
  shownWords(messageRangesOn(document, words).filter(({ element }) => part.contains(element))).map(
    ({ key, place, text, inSight }) => [key, place, text, inSight],
  );

const marked = /[\u2061\u2062\u2064\ufe00-\ufe0f]/;
const isClean = (part: Element) => !marked.test(part.outerHTML);

test("markers are read and removed from text, accessible names, placeholders and descriptions before paint", async () => {
  const { container } = await render(
    <form aria-label={said("form.name", "Sign in")}>
      <label>
        {said("field.label", "User name")}
        <input
          placeholder={said("field.hint", "As in letters")}
          title={said("field.title", "Seven letters")}
          aria-description={said("field.more", "Not your mail")}
        />
      </label>
      <img alt={said("picture", "A bakery")} src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      <div
        role="slider"
        tabIndex={0}
        aria-label="x"
        aria-valuenow={1}
        aria-valuetext={said("slider", "Low")}
        aria-roledescription={said("role", "dial")}
      />
    </form>,
  );
  expect(isClean(container)).toBe(true);
  expect(inPart(container)).toEqual([
    ["form.name", "name", "Sign in", false],
    ["field.label", "text", "User name", true],
    ["field.hint", "placeholder", "As in letters", true],
    ["field.title", "description", "Seven letters", false],
    ["field.more", "description", "Not your mail", false],
    ["picture", "alternative", "A bakery", false],
    ["slider", "name", "Low", false],
    ["role", "description", "dial", false],
  ]);
});

test("list options and SVG titles are found too", async () => {
  const { container } = await render(
    <>
      <select aria-label="x">
        <optgroup label={said("group", "Cards")}>
          <option>{said("visa", "Visa")}</option>
          <option>{said("mc", "Mastercard")}</option>
        </optgroup>
      </select>
      <svg width="200" height="40">
        <title>{said("chart", "Two years")}</title>
        <text y="20">{said("axis", "March")}</text>
      </svg>
    </>,
  );
  expect(isClean(container)).toBe(true);
  expect(inPart(container)).toEqual([
    ["group", "text", "Cards", false],
    ["visa", "text", "Visa", true],
    ["mc", "text", "Mastercard", false],
    ["chart", "name", "Two years", false],
    ["axis", "text", "March", true],
  ]);
});

test("a document title can hold two keys", async () => {
  document.title = `${said("screen", "Billing")} - ${said("site", "Portico")}`;
  await expect.poll(() => document.title).toBe("Billing - Portico");
  expect(inPart(document.head)).toEqual([
    ["screen", "title", "Billing", false],
    ["site", "title", "Portico", false],
  ]);
});

test("one text can hold several keys, also nested; one key can have several texts", async () => {
  const { container } = await render(
    <p>
      {said("outer", `Pay with ${said("inner", "Visa")}`)}. {said("rich", "I accept the ")}
      <a href="#terms">{said("rich", "terms", "continues")}</a>
      {said("rich", ".", "continues")}
    </p>,
  );
  expect(inPart(container)).toEqual([
    ["outer", "text", "Pay with Visa", true],
    ["inner", "text", "Visa", true],
    ["rich", "text", "I accept the terms.", true],
  ]);
});

test("identical texts in many rows are reported once, different texts of one key each", async () => {
  const { container } = await render(
    ["Paid", "Paid", "Open"].map((text, row) => <p key={row}>{said("state", text)}</p>),
  );
  expect(inPart(container)).toEqual([
    ["state", "text", "Paid", true],
    ["state", "text", "Open", true],
  ]);
});

test("hidden text is not reported; text for screen readers only is reported as out of sight", async () => {
  const { container } = await render(
    <>
      <p hidden>{said("hidden", "Not yet")}</p>
      <p id="why" hidden>
        {said("reason", "Because")}
      </p>
      <button aria-describedby="why">{said("button", "Pay")}</button>
      <span
        style={{
          position: "absolute",
          inlineSize: "1px",
          blockSize: "1px",
          overflow: "hidden",
          clipPath: "inset(50%)",
        }}
      >
        {said("tucked", "loading")}
      </span>
    </>,
  );
  expect(inPart(container)).toEqual([
    ["reason", "text", "Because", false],
    ["button", "text", "Pay", true],
    ["tucked", "text", "loading", false],
  ]);
});

function Counter() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button onClick={() => setCount(count + 1)} aria-label={said(`name${count}`, `Name ${count}`)}>
        {count < 3 ? said("plural", count === 1 ? "1 day" : `${count} days`) : said("other", "Too long")}
      </button>
      <output>{said("same", "Days")}</output>
      {count > 1 && createPortal(<dialog open>{said("dialog", "Really?")}</dialog>, document.body)}
    </>
  );
}

test("text rendered later or in a dialog is found too", async () => {
  const { container } = await render(<Counter />);
  const button = page.getByRole("button");
  expect(inPart(container)).toEqual([
    ["name1", "name", "Name 1", false],
    ["plural", "text", "1 day", true],
    ["same", "text", "Days", true],
  ]);
  await button.click();
  expect(inPart(container)).toEqual([
    ["name2", "name", "Name 2", false],
    ["plural", "text", "2 days", true],
    ["same", "text", "Days", true],
  ]);
  await button.click();
  expect(inPart(document.body)).toEqual([
    ["name3", "name", "Name 3", false],
    ["other", "text", "Too long", true],
    ["same", "text", "Days", true],
    ["dialog", "text", "Really?", true],
  ]);
  expect(isClean(document.body)).toBe(true);
});

test("text replaced by customer data no longer belongs to its key", async () => {
  const { container, rerender } = await render(<p title={said("title", "A")}>{said("text", "B")}</p>);
  await rerender(<p title="Own">Own</p>);
  expect(inPart(container)).toEqual([]);
});

test("live regions announce text without markers", async () => {
  const { container, rerender } = await render(<div role="status" />);
  const spoken: string[] = [];
  // Registered after the observer under test, like any other reader of the page, so it sees text without markers.
  const listener = new MutationObserver(() => void spoken.push(container.textContent));
  listener.observe(container, { subtree: true, childList: true, characterData: true });
  await rerender(<div role="status">{said("status", "Saved")}</div>);
  await expect.poll(() => spoken.length).toBeGreaterThan(0);
  listener.disconnect();
  expect(new Set(spoken)).toEqual(new Set(["Saved"]));
});

test("a URL built from a marked message works", async () => {
  const { container } = await render(
    <a href={`mailto:?subject=${encodeURIComponent(said("subject", "Please pay"))}`}>x</a>,
  );
  expect(container.querySelector("a")?.getAttribute("href")).toBe("mailto:?subject=Please%20pay");
});
