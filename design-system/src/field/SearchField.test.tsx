import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, FilteredList, SearchMessages } from "./SearchField.examples.tsx";

test(
  "[DSYS-02 partly] every search field is accessible in every mode",
  () => expectAccessibleInEveryMode(<AllStates />),
  60_000,
);

test("[DSYS-02 partly] a search field is a search landmark named by its label, and is not required", async () => {
  const screen = await renderIn(<SearchMessages />);
  const field = screen
    .getByRole("search", { name: "Search messages" })
    .getByRole("searchbox", { name: "Search messages" });
  await expect.element(field).toHaveAccessibleDescription("A key, or words in English or Spanish.");
  await expect.element(field).not.toBeRequired();
});

test("[DSYS-02 partly] typing calls onChange; Enter calls onSearch without a page load", async () => {
  const onChange = vi.fn();
  const onSearch = vi.fn();
  const screen = await renderIn(<SearchMessages onChange={onChange} onSearch={onSearch} />);
  const page = location.href;
  await userEvent.tab();
  await userEvent.keyboard("due");
  expect(onChange.mock.calls).toEqual([["d"], ["du"], ["due"]]);
  expect(onSearch).not.toHaveBeenCalled();
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard("{Enter}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("due");
  expect(location.href).toBe(page);
});

test("[DSYS-02 partly] the clear button appears only with text, clears the field and returns the focus", async () => {
  const onSearch = vi.fn();
  const screen = await renderIn(<SearchMessages onSearch={onSearch} />);
  const clear = screen.getByRole("button", { name: "Clear the search" });
  await expect.element(clear).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("due");
  await userEvent.tab();
  await expect.element(clear).toHaveFocus();
  const { width, height } = clear.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("searchbox")).toHaveValue("");
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
  expect(onSearch).not.toHaveBeenCalled();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] Escape clears a search field, and the number of results is announced", async () => {
  const screen = await renderIn(<FilteredList />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("3 of 5 messages");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("searchbox")).toHaveValue("");
  await expect.element(screen.getByRole("status")).toHaveTextContent("5 of 5 messages");
  await expectNoAxeViolations(screen.container);
});
