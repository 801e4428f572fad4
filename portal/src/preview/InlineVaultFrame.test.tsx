import { ContentProvider } from "@portico/content-runtime/react";
import "@portico/design-system/theme";
import { createRef, type SubmitEvent } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import type { VaultFrameHandle } from "../components/vault-frame/VaultFrame.tsx";
import type { ToPortal } from "../lib/vaultProtocol.ts";
import { builtInContent } from "../testing/builtInContent.ts";
import { VaultFrame } from "./InlineVaultFrame.tsx";

test("[COPY-03 partly] a preview renders the vault's form in the page with its messages; submitting it sends nothing and does not submit the page's own form", async () => {
  const [posted, sent, fetched, handle] = [
    [] as ToPortal[],
    vi.fn(),
    vi.spyOn(globalThis, "fetch"),
    createRef<VaultFrameHandle>(),
  ];
  const outer = (event: SubmitEvent) => {
    event.preventDefault();
    sent();
  };
  const props = {
    title: "Card details",
    frameUrl: "http://vault.localhost/vault",
    ticket: "preview",
    site: "business",
    businessDate: "2026-11-21",
    placeholder: null,
    onTimeout: vi.fn(),
  } as const;
  const screen = await render(
    <ContentProvider store={await builtInContent("en-US")}>
      <div onSubmit={outer}>
        <VaultFrame
          {...props}
          mode={{ kind: "savedCardCode", savedMethodId: "pm_1", brand: "visa", lastFour: "4242" }}
          handle={handle}
          onMessage={(message) => posted.push(message)}
        />
      </div>
    </ContentProvider>,
  );
  await expect.element(screen.getByRole("group", { name: "Card details" })).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
  handle.current?.submit();
  await expect.poll(() => posted).toContainEqual({ type: "invalid", fieldCount: 1 });
  await userEvent.type(screen.getByRole("textbox"), "123");
  handle.current?.submit();
  await expect.poll(() => posted.at(-1)).toEqual({ type: "failed", failure: "ticketInvalid" });
  expect([posted.at(0)?.type, sent.mock.calls, fetched.mock.calls]).toEqual(["changed", [], []]);
});
