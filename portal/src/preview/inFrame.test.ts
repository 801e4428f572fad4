import { describe, expect, test, vi } from "vitest";
import { navigatorBelow, placeBelow, stayBelow } from "./inFrame.tsx";

const base = "/studio/preview/business/dana/-/en-US";
const location = { origin: "http://localhost:3000", pathname: `${base}/billing`, search: "?show=past", hash: "" };

describe("addresses of a preview", () => {
  test("are the portal's own to the portal", () => {
    expect(placeBelow(base, location)).toEqual({ path: "/billing", search: "?show=past", hash: "" });
    expect(placeBelow(base, { ...location, pathname: base, search: "" }).path).toBe("/");
  });

  test("what would load another page is refused", () => {
    const refused = vi.fn<() => void>();
    const navigator = navigatorBelow(base, { location } as unknown as Window, refused);
    navigator.load("/");
    expect([refused.mock.calls.length, navigator.place().path]).toEqual([1, "/billing"]);
  });
});

describe("the frame stays on its page", () => {
  function leave(url: string, downloadRequest: string | null = null) {
    const navigation = new EventTarget();
    const refused = vi.fn<() => void>();
    stayBelow(base, { location, navigation } as unknown as Window, refused);
    const event = Object.assign(new Event("navigate", { cancelable: true }), { destination: { url }, downloadRequest });
    navigation.dispatchEvent(event);
    return { stopped: event.defaultPrevented, refused: refused.mock.calls.length };
  }

  test.each([
    ["the portal itself", "http://localhost:3000/"],
    ["a file of the server's", "http://localhost:3000/api/pub/billing/v1/receipt"],
    ["another preview", "http://localhost:3000/studio/preview/business/dana/-/en-USA"],
    ["another site", "https://elsewhere.example/studio/preview/business/dana/-/en-US/billing"],
  ])("%s is not gone to", (_what, url) => expect(leave(url)).toEqual({ stopped: true, refused: 1 }));

  test.each([
    ["another page of it", `http://localhost:3000${base}/services`],
    ["its first page", `http://localhost:3000${base}`],
  ])("%s is", (_what, url) => expect(leave(url)).toEqual({ stopped: false, refused: 0 }));

  test("what is saved as a file leaves no page", () => {
    expect(leave("blob:http://localhost:3000/1", "statement.pdf")).toEqual({ stopped: false, refused: 0 });
  });
});
