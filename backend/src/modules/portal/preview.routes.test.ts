import type { components } from "@portico/openapi/studio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";

type Choices = components["schemas"]["PreviewChoices"];

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function choices(name: string): Promise<Choices> {
  return (
    await (await TestClient.signedIn(backend, name)).get("/content/v1/editor/previews")
  ).json() as Promise<Choices>;
}

describe("options of a preview", () => {
  test("lists the demo customers of both sites with their state; no editor, and nobody who has to reset the password first", async () => {
    const { people } = await choices("vic");
    expect(people).toEqual(
      expect.arrayContaining([
        { username: "dana", name: "Dana", role: "PRIMARY", site: "business", shows: expect.stringContaining("248.17") },
        { username: "alex", name: "Alex", role: "PRIMARY", site: "community", shows: expect.any(String) },
      ]),
    );
    expect(people.map(({ username }) => username).filter((name) => ["erin", "vic", "rory"].includes(name))).toEqual([]);
  });

  test("lists the portal's pages by title, in the editor's language", async () => {
    const [english, spanish] = [await choices("vic"), await choices("teresa")].map(({ pages }) =>
      pages.find(({ address }) => address === "/billing"),
    );
    expect([english?.screens, english?.name === spanish?.name]).toEqual([["billing/home"], false]);
  });
});
