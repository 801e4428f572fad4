import { expect, test } from "vitest";
import { expectGoodInEveryLook, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, BesideAName, PictureMissing, WhoElseIsHere, WithoutAName, WithPicture } from "./Avatar.examples.tsx";

test("[DSYS-02 partly] every avatar is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] beside a name it shows initials and says nothing", async () => {
  const screen = await renderIn(<BesideAName />);
  const shown = screen.getByText("MG", { exact: true }).element();
  expect(shown.getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByRole("img").elements()).toEqual([]);
});

test("[DSYS-02 partly] on its own it says who it is, and not the letters", async () => {
  const screen = await renderIn(<WhoElseIsHere />);
  expect(screen.getByRole("img").elements().map((avatar) => [avatar.getAttribute("aria-label"), avatar.textContent])).toEqual([
    ["Dana Rivera is editing", "DR"],
    ["Juan de la Cruz is editing", "JC"],
    ["Wei Chen is editing", "WC"],
  ]);
});

test("[DSYS-02 partly] a picture lies over the initials once it is there", async () => {
  const screen = await renderIn(<WithPicture />);
  const avatar = screen.getByRole("img", { name: "Dana Rivera" }).element();
  await expect.poll(() => avatar.querySelector("img")?.dataset["state"]).toBe("there");
  const [outer, inner] = [avatar.getBoundingClientRect(), (avatar.querySelector("img") as Element).getBoundingClientRect()];
  expect(inner.width).toBeCloseTo(outer.width - 2, 0);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a picture that does not come leaves the initials, and another one is tried", async () => {
  const screen = await renderIn(<PictureMissing />);
  const avatar = screen.getByRole("img", { name: "Dana Rivera" }).element();
  await expect.poll(() => avatar.querySelector("img")).toBeNull();
  expect(avatar.textContent).toBe("DR");
  await screen.rerender(<WithPicture />);
  await expect.poll(() => screen.container.querySelector("img")?.dataset["state"]).toBe("there");
});

test("[DSYS-02 partly] without a name there is a figure in place of letters", async () => {
  const screen = await renderIn(<WithoutAName />);
  const avatar = screen.getByRole("img", { name: "Somebody without a name" }).element();
  expect(avatar.textContent).toBe("");
  expect(avatar.querySelector("svg")).not.toBeNull();
});

test("[DSYS-02 partly] it grows with the text beside it", async () => {
  const screen = await renderIn(<WithPicture />, { textSize: 200 });
  expect(screen.getByRole("img", { name: "Dana Rivera" }).element().getBoundingClientRect().width).toBe(128);
});
