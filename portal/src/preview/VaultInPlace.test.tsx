import { ContentProvider } from "@portico/content-runtime/react";
import "@portico/design-system/theme";
import { createRef, type SubmitEvent } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import type { VaultFrameHandle } from "../components/vault-frame/VaultFrame.tsx";
import type { ToPortal } from "../lib/vaultProtocol.ts";
import { builtInContent } from "../testing/builtInContent.ts";
import { VaultFrame } from "./VaultInPlace.tsx";

test("[COPY-03 partly] in a preview the vault's form stands in the page with its words; what is typed is sent nowhere, and the page's own form is not sent with it", async () => {
  const [told, sent, fetched, handle] = [[] as ToPortal[], vi.fn(), vi.spyOn(globalThis, "fetch"), createRef<VaultFrameHandle>()];
  const outer = (event: SubmitEvent) => {
    event.preventDefault();
    sent();
  };
  const props = { title: "Card details", frameUrl: "http://vault.localhost/vault", ticket: "preview", site: "business", businessDate: "2026-11-21", placeholder: null, onSilence: vi.fn() } as const;
  const screen = await render(
    <ContentProvider store={await builtInContent("en-US")}>
      <div onSubmit={outer}>
        <VaultFrame {...props} mode={{ kind: "savedCardCode", savedMethodId: "pm_1", brand: "visa", lastFour: "4242" }} handle={handle} onMessage={(message) => told.push(message)} />
      </div>
    </ContentProvider>,
  );
  await expect.element(screen.getByRole("group", { name: "Card details" })).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
  handle.current?.submit();
  await expect.poll(() => told).toContainEqual({ type: "invalid", fieldCount: 1 });
  await userEvent.type(screen.getByRole("textbox"), "123");
  handle.current?.submit();
  await expect.poll(() => told.at(-1)).toEqual({ type: "failed", failure: "ticketInvalid" });
  expect([told.at(0)?.type, sent.mock.calls, fetched.mock.calls]).toEqual(["changed", [], []]);
});
