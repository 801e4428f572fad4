import { describe, expect, test } from "vitest";
import { pagesHref, pagesWith } from "../../components/pageView.ts";
import { onlyVisitors, previewChoices } from "../../testing/previewFixtures.ts";
import { pageAt, portalAddress, viewIn } from "./view.ts";

const seen = (query: string, choices = previewChoices) => viewIn(new URLSearchParams(query), choices, "es-US");

describe("the URL of a page with its messages", () => {
  test("contains the whole view, and parses to the same view", () => {
    const view = {
      site: "community",
      person: "alex",
      changeSet: 12,
      page: "/billing?show=past",
      locale: "en-US",
      width: "desktop",
      key: "billing.close",
      scope: "community",
    } as const;
    expect(seen(pagesHref(view).split("?").slice(1).join("?"))).toEqual(view);
    expect(
      seen(
        pagesHref({ ...view, person: null })
          .split("?")
          .slice(1)
          .join("?"),
      ).person,
    ).toBeNull();
  });

  test("can show everything on staging together", () => {
    expect(seen(pagesHref({ changeSet: "staging" }).split("?")[1] ?? "").changeSet).toBe("staging");
  });

  test("without parameters it shows the site's first customer, the first page, the Studio's language and live messages", () => {
    expect(seen("")).toEqual({
      site: "business",
      person: "dana",
      changeSet: null,
      page: "/account-summary",
      locale: "es-US",
      width: "phone",
      key: null,
      scope: null,
    });
  });

  test("with an unknown customer, or one of the other site, it shows an existing one; without customers, an anonymous visitor", () => {
    expect([seen("person=alex").person, seen("site=community&person=dana").person, seen("person=zoe").person]).toEqual([
      "dana",
      "alex",
      "dana",
    ]);
    expect(seen("person=dana", { ...previewChoices, people: [] }).person).toBeNull();
    expect(onlyVisitors["/content/v1/editor/previews"]).toMatchObject({ body: { people: [] } });
  });

  test.each(["//evil.example/x", "https://evil.example", "javascript:alert(1)", "billing", ""])(
    "cannot leave the portal: %s",
    (page) => {
      expect(portalAddress(page) ?? "/account-summary").not.toMatch(/evil|javascript|^billing/);
      expect(seen(`page=${encodeURIComponent(page)}`).page).toBe("/account-summary");
    },
  );

  test("is normalized as browsers do: dot segments cannot leave the preview", () => {
    expect([
      portalAddress("/../../../demo/people"),
      portalAddress("/%2e%2e/%2e%2e/studio"),
      portalAddress("/billing/./x?a=1#b"),
    ]).toEqual(["/demo/people", "/studio", "/billing/x?a=1#b"]);
  });
});

test("a page is found regardless of its query, and a message's pages by the screens that use it", () => {
  expect([pageAt(previewChoices, "/billing?show=past")?.name, pageAt(previewChoices, "/billing/1")]).toEqual([
    "Billing",
    undefined,
  ]);
  expect(pagesWith(previewChoices.pages, ["billing/home", "shell"]).map(({ address }) => address)).toEqual([
    "/billing",
  ]);
});
