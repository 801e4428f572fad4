import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { LocaleProvider } from "../locale/index.ts";
import { AllStates, Glossary, Import, LongWords, RefusedByServer, sampleFile } from "./FileField.examples.tsx";

afterEach(() => emulate());

type Screen = Awaited<ReturnType<typeof renderIn>>;
const control = (screen: Screen) => screen.container.querySelector("input") as HTMLInputElement;
const listed = (screen: Screen) =>
  screen
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("div")?.textContent);
const namesOf = (files: Iterable<File> | null) => [...(files ?? [])].map(({ name }) => name);
const choose = (screen: Screen, ...files: File[]) => userEvent.upload(control(screen), files);

function drop(screen: Screen, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const zone = control(screen).parentElement!;
  for (const type of ["dragover", "drop"])
    zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

test("[DSYS-02 partly] every file field is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long file names do not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] the native file input takes the focus; it is named by the label and the button text", async () => {
  const screen = await renderIn(<Import error="Choose at least one file." />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control(screen));
  await expect.element(control(screen)).toHaveAccessibleName("Translations Choose files");
  await expect.element(control(screen)).toHaveAccessibleDescription(/^Choose at least one file\. XLIFF, CSV or JSON/);
  await expect.element(control(screen)).toHaveAttribute("name", "translations");
  expect(getComputedStyle(control(screen).parentElement!).outlineStyle).toBe("solid");
  const [zone, native] = [control(screen).parentElement!, control(screen)].map((element) =>
    element.getBoundingClientRect(),
  );
  expect(native!.width).toBeGreaterThan(zone!.width - 6);
  expect(native!.height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] files chosen later are added; a duplicate is ignored", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Import onChange={onChange} />);
  await choose(screen, sampleFile("a.csv", 812));
  await choose(screen, sampleFile("b.xlf", 48_300));
  await expect.poll(() => listed(screen).length).toBe(2);
  drop(screen, ...onChange.mock.lastCall![0]);
  await expect.poll(() => onChange.mock.calls.length).toBe(3);
  await expect.element(screen.getByRole("list", { name: "2 files chosen" })).toBeVisible();
  expect(listed(screen)).toEqual(["a.csv 812 bytes", "b.xlf 48 kB"]);
  expect(namesOf(onChange.mock.lastCall?.[0])).toEqual(["a.csv", "b.xlf"]);
  expect(namesOf(control(screen).files)).toEqual(["a.csv", "b.xlf"]);
  await expect.element(screen.getByRole("status")).toHaveTextContent("2 files chosen");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] files can be dropped anywhere on the field, which is highlighted while dragging over it", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Import initial={[sampleFile("a.csv", 1)]} onChange={onChange} />);
  const zone = control(screen).parentElement!;
  zone.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true }));
  await expect.poll(() => zone.dataset["state"]).toBe("over");
  expect(getComputedStyle(zone).borderTopStyle).toBe("solid");
  zone.dispatchEvent(new DragEvent("dragleave", { bubbles: true, relatedTarget: document.body }));
  await expect.poll(() => zone.dataset["state"]).toBe("ready");
  expect(getComputedStyle(zone).borderTopStyle).toBe("dashed");
  drop(screen, sampleFile("b.csv", 1));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(namesOf(onChange.mock.lastCall?.[0])).toEqual(["a.csv", "b.csv"]);
  expect(zone.dataset["state"]).toBe("ready");
});

test(
  "[DSYS-02 partly] a rejected file is listed with the reason, announced, and does not affect the others",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Import initial={[sampleFile("a.csv", 1)]} onChange={onChange} />);
    drop(screen, sampleFile("photo.png", 1), sampleFile("b.csv", 1), sampleFile("huge.csv", 2_000_001));
    await expect
      .element(screen.getByRole("status"))
      .toHaveTextContent(
        "2 files chosen photo.png is no XLIFF, CSV or JSON file. huge.csv is larger than 2 MB. Split it.",
      );
    expect(namesOf(onChange.mock.lastCall?.[0])).toEqual(["a.csv", "b.csv"]);
    expect(namesOf(control(screen).files)).toEqual(["a.csv", "b.csv"]);
    expect(listed(screen)).toEqual([
      "a.csv 1 byte",
      "b.csv 1 byte",
      "photo.png 1 bytephoto.png is no XLIFF, CSV or JSON file.",
      "huge.csv 2 MBhuge.csv is larger than 2 MB. Split it.",
    ]);
    await expectNoAxeViolations(screen.container);
    await screen.getByRole("button", { name: "Remove photo.png" }).click();
    expect(listed(screen)).toHaveLength(3);
    expect(onChange).toHaveBeenCalledOnce();
  },
);

test("[DSYS-02 partly] each file has a named remove button; removing by keyboard focuses the next file, and after the last one the field", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(
    <Import initial={[sampleFile("a.csv", 1), sampleFile("b.csv", 1), sampleFile("c.csv", 1)]} onChange={onChange} />,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Remove b.csv" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove c.csv" })).toHaveFocus();
  await expect.element(screen.getByRole("status")).toHaveTextContent("2 files chosen");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove a.csv" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement).toBe(control(screen));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(namesOf(control(screen).files)).toEqual([]);
  await expect.element(screen.getByRole("list")).not.toBeInTheDocument();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] without `multiple` a new file replaces the old one, and files left out are named", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Glossary initial={[sampleFile("old.csv", 1)]} onChange={onChange} />);
  drop(screen, sampleFile("new.csv", 1), sampleFile("other.csv", 1));
  await expect
    .element(screen.getByText("Only one file can be imported: other.csv was left out.", { exact: true }))
    .toBeVisible();
  expect(namesOf(onChange.mock.lastCall?.[0])).toEqual(["new.csv"]);
});

test("[DSYS-02 partly] a server error is shown at its file and stays with it", async () => {
  const screen = await renderIn(<RefusedByServer />);
  const [good, bad] = screen.getByRole("listitem").elements();
  expect([good!.dataset["state"], bad!.dataset["state"]]).toEqual(["chosen", "refused"]);
  await choose(screen, sampleFile("more.csv", 1));
  await expect.poll(() => listed(screen)).toHaveLength(3);
  expect(listed(screen)[1]).toMatch(/lines 14, 80 and 122/);
});

test("[DSYS-02 partly] cancelling the browser's dialog changes nothing", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Import initial={[sampleFile("a.csv", 1)]} onChange={onChange} />);
  control(screen).files = new DataTransfer().files;
  control(screen).dispatchEvent(new Event("change", { bubbles: true }));
  await expect.poll(() => namesOf(control(screen).files)).toEqual(["a.csv"]);
  expect(onChange).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] file sizes are formatted for the locale", async () => {
  const screen = await renderIn(
    <LocaleProvider locale="es-US">
      <Glossary initial={[sampleFile("glosario.csv", 1_240_000)]} />
    </LocaleProvider>,
  );
  expect(listed(screen)).toEqual([
    `glosario.csv ${new Intl.NumberFormat("es-US", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(1.24)}`,
  ]);
});

test("[DSYS-02 partly] in forced colours an invalid file field has a thicker border", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(
    <>
      <Import />
      <Import name="wrong" error="Choose at least one file." />
    </>,
  );
  const widths = [...screen.container.querySelectorAll("input")].map(
    (input) => getComputedStyle(input.parentElement!).borderTopWidth,
  );
  expect(widths).toEqual(["2px", "3px"]);
});
