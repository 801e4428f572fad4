import { PageHeader } from "@portico/design-system/page-header";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { FocusRecovery } from "./FocusRecovery.ts";

function Screen({ children }: { children: ReactNode }) {
  return (
    <>
      <FocusRecovery />
      <main>
        <PageHeader title="Messages" />
        {children}
      </main>
    </>
  );
}

function List({ from }: { from: readonly string[] }) {
  const [names, setNames] = useState(from);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name}
          <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
            Delete {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Message() {
  const [isDeleted, setDeleted] = useState(false);
  return isDeleted ? (
    <p>
      Deleted. <button type="button">Undo</button>
    </p>
  ) : (
    <div>
      <button type="button" onClick={() => setDeleted(true)}>
        Delete
      </button>
    </div>
  );
}

function Once() {
  const [isDone, setDone] = useState(false);
  return isDone ? <p role="status">All are read.</p> : <Press name="Mark all as read" onPress={() => setDone(true)} />;
}

const Press = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    {name}
  </button>
);

test("a deleted row gives the focus to the same control of the next row", async () => {
  const screen = await render(
    <Screen>
      <List from={["one", "two", "three"]} />
    </Screen>,
  );
  await screen.getByRole("button", { name: "Delete two" }).click();
  await expect.element(screen.getByRole("button", { name: "Delete three" })).toHaveFocus();
});

test("the last row gives the focus to the row before it, and the only one to the title", async () => {
  const screen = await render(
    <Screen>
      <List from={["one", "two"]} />
    </Screen>,
  );
  await screen.getByRole("button", { name: "Delete two" }).click();
  await expect.element(screen.getByRole("button", { name: "Delete one" })).toHaveFocus();
  await screen.getByRole("button", { name: "Delete one" }).click();
  await expect.element(screen.getByRole("heading", { name: "Messages" })).toHaveFocus();
});

test("a control that is replaced gives the focus to the control that replaced it", async () => {
  const screen = await render(
    <Screen>
      <Message />
    </Screen>,
  );
  await screen.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
});

test("a control replaced by words gives the focus to the title", async () => {
  const screen = await render(
    <Screen>
      <Once />
    </Screen>,
  );
  await screen.getByRole("button", { name: "Mark all as read" }).click();
  await expect.element(screen.getByRole("heading", { name: "Messages" })).toHaveFocus();
});

test("a press beside all controls removes the focus, and nothing takes it back", async () => {
  const screen = await render(
    <Screen>
      <p>Words</p>
      <Once />
    </Screen>,
  );
  const button = screen.getByRole("button", { name: "Mark all as read" });
  button.element().focus();
  await userEvent.click(screen.getByText("Words"));
  (button.element() as HTMLButtonElement).click();
  await expect.element(screen.getByRole("status")).toBeInTheDocument();
  await new Promise((done) => setTimeout(done, 100));
  expect(document.activeElement).toBe(document.body);
});
