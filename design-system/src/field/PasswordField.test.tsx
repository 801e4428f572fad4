import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { copyFromElsewhere } from "../internal/pasting.ts";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Password } from "./Field.examples.tsx";

test("[DSYS-02 partly] a password is shown and hidden by keyboard; the button names the next action", async () => {
  const screen = await renderIn(<Password initial="correct horse" />);
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("type", "password");
  await userEvent.tab();
  await userEvent.tab();
  const show = screen.getByRole("button", { name: "Show password" });
  await expect.element(show).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(screen.getByRole("button", { name: "Hide password" })).toHaveFocus();
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard(" ");
  await expect.element(field).toHaveAttribute("type", "password");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a password can be pasted, and password managers recognise the field", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Password onChange={onChange} />);
  await copyFromElsewhere("pasted secret");
  await userEvent.tab();
  await userEvent.paste();
  expect(onChange).toHaveBeenLastCalledWith("pasted secret");
  await expect
    .element(screen.getByLabelText("Password", { exact: true }))
    .toHaveAttribute("autocomplete", "current-password");
});

test("[DSYS-02 partly] a shown password is hidden on submit", { tags: "full" }, async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await renderIn(
    <form onSubmit={onSubmit}>
      <Password initial="secret" />
    </form>,
  );
  await screen.getByRole("button", { name: "Show password" }).click();
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("type", "text");
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAttribute("type", "password");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] the show button is at least 24 px, and pressing it never submits the form", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await renderIn(
    <form onSubmit={onSubmit}>
      <Password initial="secret" />
    </form>,
  );
  const button = screen.getByRole("button");
  expect(button.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await button.click();
  expect(onSubmit).not.toHaveBeenCalled();
});
