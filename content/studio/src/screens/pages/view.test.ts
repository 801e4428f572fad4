import { describe, expect, test } from "vitest";
import { pagesHref, pagesWith } from "../../components/pageView.ts";
import { onlyVisitors, previewChoices } from "../../testing/previewFixtures.ts";
import { pageAt, portalAddress, viewIn } from "./view.ts";

const seen = (query: string, choices = previewChoices) => viewIn(new URLSearchParams(query), choices, "es-US");

describe("the address of a page with its words", () => {
  test("says everything that is shown, and is read as it was written", () => {
    const view = { site: "community", person: "alex", changeSet: 12, page: "/billing?show=past", locale: "en-US", width: "desktop", key: "billing.close", scope: "community" } as const;
    expect(seen(pagesHref(view).split("?").slice(1).join("?"))).toEqual(view);
    expect(seen(pagesHref({ ...view, person: null }).split("?").slice(1).join("?")).person).toBeNull();
  });

  test("can show everything on staging together", () => {
    expect(seen(pagesHref({ changeSet: "staging" }).split("?")[1] ?? "").changeSet).toBe("staging");
  });

  test("that says nothing shows the site's first customer, the first page, the Studio's language and live words", () => {
    expect(seen("")).toEqual({ site: "business", person: "dana", changeSet: null, page: "/account-summary", locale: "es-US", width: "phone", key: null, scope: null });
  });

  test("that names somebody of the other site or nobody known shows somebody who is there; without customers, a visitor", () => {
    expect([seen("person=alex").person, seen("site=community&person=dana").person, seen("person=zoe").person]).toEqual(["dana", "alex", "dana"]);
    expect(seen("person=dana", { ...previewChoices, people: [] }).person).toBeNull();
    expect(onlyVisitors["/content/v1/editor/previews"]).toMatchObject({ body: { people: [] } });
  });

  test.each(["//evil.example/x", "https://evil.example", "javascript:alert(1)", "billing", ""])("cannot lead out of the portal: %s", (page) => {
    expect(portalAddress(page) ?? "/account-summary").not.toMatch(/evil|javascript|^billing/);
    expect(seen(`page=${encodeURIComponent(page)}`).page).toBe("/account-summary");
  });

  test("is read as browsers read it: dots do not climb out of the preview", () => {
    expect([portalAddress("/../../../demo/people"), portalAddress("/%2e%2e/%2e%2e/studio"), portalAddress("/billing/./x?a=1#b")]).toEqual(["/demo/people", "/studio", "/billing/x?a=1#b"]);
  });
});

test("a page is found whatever its address asks of it, and a message's pages by the screens that use it", () => {
  expect([pageAt(previewChoices, "/billing?show=past")?.name, pageAt(previewChoices, "/billing/1")]).toEqual(["Billing", undefined]);
  expect(pagesWith(previewChoices.pages, ["billing/home", "shell"]).map(({ address }) => address)).toEqual(["/billing"]);
});
