import { expect, test } from "vitest";
import { expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { Page, Stack } from "./index.ts";
import { AllStates, InColumns, InEqualColumns, OnALine } from "./Layout.examples.tsx";

const boxesIn = (parent: Element) => [...parent.children].map((child) => child.getBoundingClientRect());
const boxesOf = (container: Element) => boxesIn(container.firstElementChild!);
const columnsOf = (container: Element) => boxesIn(container.firstElementChild!.firstElementChild!);

test("[DSYS-02 partly] every layout is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] a stack keeps equal space between its children and none around them", async () => {
  const { container } = await renderIn(<Stack gap="large">{["a", "b", "c"].map((name) => <p key={name}>{name}</p>)}</Stack>);
  const [one, two, three] = boxesOf(container);
  expect(two!.top - one!.bottom).toBe(24);
  expect(three!.top - two!.bottom).toBe(24);
  expect(one!.top).toBe(container.firstElementChild!.getBoundingClientRect().top);
});

test("[DSYS-02 partly] columns stand beside each other on a desktop, the main one wider, and become one on a phone", async () => {
  const { container } = await renderIn(<InColumns />);
  const [main, aside] = columnsOf(container);
  expect(aside!.left).toBeGreaterThan(main!.right);
  expect(main!.width / aside!.width).toBeCloseTo(1.35, 1);
  const phone = await renderIn(<InColumns />, { width: 360 });
  const [first, second] = columnsOf(phone.container);
  expect(second!.top).toBeGreaterThan(first!.bottom);
  expect(second!.width).toBe(first!.width);
});

test("[DSYS-02 partly] equal columns are equal, however many there are", async () => {
  const { container } = await renderIn(<InEqualColumns />);
  const widths = columnsOf(container).map((box) => Math.round(box.width));
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
});

test("[DSYS-02 partly] a line reads from right to left where the page does", async () => {
  const { container } = await renderIn(<OnALine />, { dir: "rtl" });
  const [month, amount] = boxesOf(container);
  expect(month!.left).toBeGreaterThan(amount!.right);
});

test("[DSYS-02 partly] a narrow page is 608 px of content in the middle", async () => {
  const { container } = await renderIn(<Page width="narrow"><p>Content</p></Page>);
  const [content] = boxesOf(container);
  expect(content!.width).toBe(608);
  expect(content!.left + content!.right).toBeCloseTo(document.documentElement.clientWidth, 0);
});

test("[DSYS-02 partly] columns become one where enlarged text needs the room", async () => {
  const { container } = await renderIn(<InColumns />, { width: 640, textSize: 200 });
  const [first, second] = columnsOf(container);
  expect(second!.top).toBeGreaterThan(first!.bottom);
});
