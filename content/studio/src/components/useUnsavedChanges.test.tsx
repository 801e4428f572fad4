import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { render } from "vitest-browser-react";
import { bootstrapFor, erin } from "../testing/fixtures.ts";
import { builtInWords, StudioPart } from "../testing/StudioPage.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { type UnsavedChanges, useUnsavedChanges } from "./useUnsavedChanges.ts";

/** An editor at /here, after a page at /before; returns its router. */
async function openEditor(isDirty: boolean, outcome: UnsavedChanges["outcome"] = "lost") {
  function Editor() {
    const changes = useUnsavedChanges(isDirty, outcome);
    return (
      <>
        <Link to="/here?changeSet=2">Another change set</Link>
        <LeaveQuestion changes={changes} />
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: "/before", element: <p>Before</p> },
      { path: "/here", element: <Editor /> },
    ],
    { initialEntries: ["/before", "/here"] },
  );
  const bootstrap = bootstrapFor(erin);
  await render(
    <StudioPart bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch}>
      <RouterProvider router={router} />
    </StudioPart>,
  );
  return router;
}

const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
const another = () => page.getByRole("link", { name: "Another change set" });

/** Whether the browser would ask before it closes the tab. */
function closesFreely(): boolean {
  return dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("closing the tab with unsaved changes lets the browser ask", async () => {
  await openEditor(true);
  expect(closesFreely()).toBe(false);
});

test("closing the tab without unsaved changes asks nothing", async () => {
  await openEditor(false);
  expect(closesFreely()).toBe(true);
});

test("the Back button asks first; who leaves arrives on the page before", async () => {
  const router = await openEditor(true);
  await router.navigate(-1);
  await expect.element(question()).toBeVisible();
  expect(router.state.location.pathname).toBe("/here");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(page.getByText("Before")).toBeVisible();
});

test("another change set of the same item loses what was typed, so it asks", async () => {
  await openEditor(true);
  await another().click();
  await expect.element(question()).toBeVisible();
});

test("where what was typed is kept, another address of the same page does not ask", async () => {
  const router = await openEditor(true, "kept");
  await another().click();
  await expect.poll(() => router.state.location.search).toBe("?changeSet=2");
  expect(question().elements()).toEqual([]);
});
