import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { Card } from "../card/index.ts";
import { Bleed, Page, type Space, Stack } from "./index.ts";
import { AllStates, Divided, InAGrid, InColumns, InEqualColumns, OnALine, ToTheSides } from "./Layout.examples.tsx";

const boxesIn = (parent: Element) => [...parent.children].map((child) => child.getBoundingClientRect());
const boxesOf = (container: Element) => boxesIn(container.firstElementChild!);

test("[DSYS-02 partly] every layout is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] a stack has equal space between its children and none around them", async () => {
  const { container } = await renderIn(
    <Stack gap="large">
      {["a", "b", "c"].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Stack>,
  );
  const [one, two, three] = boxesOf(container);
  expect(two!.top - one!.bottom).toBe(24);
  expect(three!.top - two!.bottom).toBe(24);
  expect(one!.top).toBe(container.firstElementChild!.getBoundingClientRect().top);
});

test("[DSYS-02 partly] columns are side by side on a desktop, the main one wider, and stacked on a phone", async () => {
  const { container } = await renderIn(<InColumns />);
  const [main, aside] = boxesOf(container);
  expect(aside!.left).toBeGreaterThan(main!.right);
  expect(main!.width / aside!.width).toBeCloseTo(1.35, 1);
  const phone = await renderIn(<InColumns />, { width: 360 });
  const [first, second] = boxesOf(phone.container);
  expect(second!.top).toBeGreaterThan(first!.bottom);
  expect(second!.width).toBe(first!.width);
});

test("[DSYS-02 partly] equal columns have equal widths, for any number of columns", async () => {
  const { container } = await renderIn(<InEqualColumns />);
  const widths = boxesOf(container).map((box) => Math.round(box.width));
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
});

test("[DSYS-02 partly] an inline row is mirrored right to left", async () => {
  const { container } = await renderIn(<OnALine />, { dir: "rtl" });
  const [month, amount] = boxesOf(container);
  expect(month!.left).toBeGreaterThan(amount!.right);
});

test("[DSYS-02 partly] a narrow page is 608 px of centred content", async () => {
  const { container } = await renderIn(
    <Page width="narrow">
      <p>Content</p>
    </Page>,
  );
  const [content] = boxesOf(container);
  expect(content!.width).toBe(608);
  expect(content!.left + content!.right).toBeCloseTo(document.documentElement.clientWidth, 0);
});

test("[DSYS-02 partly] columns are stacked where enlarged text needs the room", async () => {
  const { container } = await renderIn(<InColumns />, { width: 640, textSize: 200 });
  const [first, second] = boxesOf(container);
  expect(second!.top).toBeGreaterThan(first!.bottom);
});

test.each([1280, 599, 320])(
  "[DSYS-02 partly] at %d px a bleed reaches both sides of its card and no further",
  async (width) => {
    const screen = await renderIn(<ToTheSides />, { width });
    const card = screen.container.firstElementChild!.getBoundingClientRect();
    const bled = screen
      .getByText("From one side of the card to the other.")
      .element()
      .parentElement!.getBoundingClientRect();
    expect([bled.left - card.left, card.right - bled.right]).toEqual([1, 1]);
  },
);

test.each(["none", "xsmall", "small", "medium", "large", "xlarge", "xxlarge"] satisfies Space[])(
  "[DSYS-02 partly] a bleed cancels the %s padding of a card",
  async (padding) => {
    const { container } = await renderIn(
      <Card padding={padding}>
        <Bleed padding={padding}>
          <p>Wide</p>
        </Bleed>
      </Card>,
      { dir: "rtl" },
    );
    const card = container.firstElementChild!.getBoundingClientRect();
    const bled = container.querySelector("p")!.getBoundingClientRect();
    expect([bled.left - card.left, card.right - bled.right]).toEqual([1, 1]);
  },
);

test("[DSYS-02 partly] a grid has as many equal cells per line as fit, one on a phone with enlarged text", async () => {
  const columnsAt = async (look: { width: number; textSize?: number }) => {
    const { container, unmount } = await renderIn(<InAGrid />, look);
    const boxes = boxesOf(container);
    await unmount();
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    return boxes.filter((box) => box.top === boxes[0]!.top).length;
  };
  expect(await columnsAt({ width: 1280 })).toBe(3);
  expect(await columnsAt({ width: 400 })).toBe(2);
  expect(await columnsAt({ width: 400, textSize: 200 })).toBe(1);
});

test("[DSYS-02 partly] a divider is a separator of full width", async () => {
  const screen = await renderIn(<Divided />);
  const line = screen.getByRole("separator").element().getBoundingClientRect();
  expect([line.width, line.height]).toEqual([screen.container.firstElementChild!.getBoundingClientRect().width, 1]);
});
