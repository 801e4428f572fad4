import { describe, expect, test, vi } from "vitest";
import { keepFocusInStudio, previewNavigator, portalLocation, blockLeavingPreview } from "./previewNavigation.tsx";

const base = "/studio/preview/business/dana/-/en-US";
const location = { origin: "http://localhost:3000", pathname: `${base}/billing`, search: "?show=past", hash: "" };

describe("URLs of a preview", () => {
  test("look to the portal like its own URLs", () => {
    expect(portalLocation(base, location)).toEqual({ path: "/billing", search: "?show=past", hash: "" });
    expect(portalLocation(base, { ...location, pathname: base, search: "" }).path).toBe("/");
  });

  test("navigation that would load another page is refused", () => {
    const refused = vi.fn<() => void>();
    const navigator = previewNavigator(base, { location } as unknown as Window, refused);
    navigator.load("/");
    expect([refused.mock.calls.length, navigator.place().path]).toEqual([1, "/billing"]);
  });
});

describe("the frame stays on its page", () => {
  function leave(url: string, downloadRequest: string | null = null, cancelable = true) {
    const navigation = new EventTarget();
    const refused = vi.fn<() => void>();
    blockLeavingPreview({ location, navigation } as unknown as Window, refused);
    const event = Object.assign(new Event("navigate", { cancelable }), { destination: { url }, downloadRequest });
    navigation.dispatchEvent(event);
    return { stopped: event.defaultPrevented, refused: refused.mock.calls.length };
  }

  test.each([
    ["the portal itself", "http://localhost:3000/"],
    ["a file of the server's", "http://localhost:3000/api/pub/billing/v1/receipt"],
    ["the Studio around it", "http://localhost:3000/studio/messages"],
    ["another site", "https://elsewhere.example/studio/preview/business/dana/-/en-US/billing"],
  ])("navigation to %s is blocked", (_what, url) => expect(leave(url)).toEqual({ stopped: true, refused: 1 }));

  test.each([
    ["another page of it", `http://localhost:3000${base}/services`],
    ["its first page", `http://localhost:3000${base}`],
    [
      "another preview, which the Studio shows in the same frame",
      "http://localhost:3000/studio/preview/community/-/7/es-US/billing",
    ],
  ])("navigation to %s is allowed", (_what, url) => expect(leave(url)).toEqual({ stopped: false, refused: 0 }));

  test("browser back can't be prevented, and is not reported as blocked", () => {
    expect(leave("http://localhost:3000/", null, false)).toEqual({ stopped: false, refused: 0 });
  });

  test("a file download does not leave the page", () => {
    expect(leave("blob:http://localhost:3000/1", "statement.pdf")).toEqual({ stopped: false, refused: 0 });
  });
});

describe("focus", () => {
  function focused({ hasFocus, framed }: { hasFocus: boolean; framed: boolean }): number {
    const focus = vi.fn<() => void>();
    class HTMLElement {}
    Object.assign(HTMLElement.prototype, { focus });
    const page = { HTMLElement, document: { hasFocus: () => hasFocus } };
    keepFocusInStudio(
      Object.assign(page, { parent: framed ? {} : page }) as unknown as Parameters<typeof keepFocusInStudio>[0],
    );
    (new HTMLElement() as unknown as { focus(): void }).focus();
    return focus.mock.calls.length;
  }

  test("stays in the Studio while the editor works there", () =>
    expect(focused({ hasFocus: false, framed: true })).toBe(0));
  test("moves within the page while the editor is in the preview", () =>
    expect(focused({ hasFocus: true, framed: true })).toBe(1));
  test("moves within the page when no Studio embeds it", () =>
    expect(focused({ hasFocus: false, framed: false })).toBe(1));
});
