import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import {
  AllStates,
  BesideAName,
  PictureMissing,
  WhoElseIsHere,
  WithoutAName,
  WithPicture,
} from "./Avatar.examples.tsx";

test("[DSYS-02 partly] every avatar is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] beside a name it shows initials and is not announced", async () => {
  const screen = await renderIn(<BesideAName />);
  const shown = screen.getByText("MG", { exact: true }).element();
  expect(shown.getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByRole("img").elements()).toEqual([]);
});

test("[DSYS-02 partly] with a label it announces the name and not the initials", async () => {
  const screen = await renderIn(<WhoElseIsHere />);
  expect(
    screen
      .getByRole("img")
      .elements()
      .map((avatar) => [avatar.getAttribute("aria-label"), avatar.textContent]),
  ).toEqual([
    ["Dana Rivera is editing", "DR"],
    ["Juan de la Cruz is editing", "JC"],
    ["Wei Chen is editing", "WC"],
  ]);
});

test("[DSYS-02 partly] a picture covers the initials once it has loaded", async () => {
  const screen = await renderIn(<WithPicture />);
  const avatar = screen.getByRole("img", { name: "Dana Rivera" }).element();
  await expect.poll(() => avatar.querySelector("img")?.dataset["state"]).toBe("there");
  const [outer, inner] = [
    avatar.getBoundingClientRect(),
    (avatar.querySelector("img") as Element).getBoundingClientRect(),
  ];
  expect(inner.width).toBeCloseTo(outer.width - 2, 0);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a picture that fails to load leaves the initials, and a new URL is tried", async () => {
  const screen = await renderIn(<PictureMissing />);
  const avatar = screen.getByRole("img", { name: "Dana Rivera" }).element();
  await expect.poll(() => avatar.querySelector("img")).toBeNull();
  expect(avatar.textContent).toBe("DR");
  await screen.rerender(<WithPicture />);
  await expect.poll(() => screen.container.querySelector("img")?.dataset["state"]).toBe("there");
});

test("[DSYS-02 partly] shows a generic figure when there is no name", async () => {
  const screen = await renderIn(<WithoutAName />);
  const avatar = screen.getByRole("img", { name: "Somebody without a name" }).element();
  expect(avatar.textContent).toBe("");
  expect(avatar.querySelector("svg")).not.toBeNull();
});

test("[DSYS-02 partly] scales with the text size", async () => {
  const screen = await renderIn(<WithPicture />, { textSize: 200 });
  expect(screen.getByRole("img", { name: "Dana Rivera" }).element().getBoundingClientRect().width).toBe(128);
});
