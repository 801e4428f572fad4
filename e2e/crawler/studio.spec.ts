import { openStudio } from "../steps/translation.ts";
import { studio, studioPaths } from "./apps.ts";
import { crawledIn, demoPeople } from "./demoPeople.ts";
import { expect, test } from "./test.ts";

test.use({ app: studio });

/** The screens with an address of their own; the rows of their lists lead to the others. */
const addresses = studioPaths.filter((path) => !path.includes(":"));

/** `npm test` presses where a question is asked, and where both languages are written; studioPage.spec has the matrix. */
const slice = [...addresses.filter((path) => path !== "/studio/pages/matrix"), "/studio/messages/billing.whatIf.title"];
const pressOn = ["/studio/change-sets", "/studio/messages/:key"];

test(
  "an editor opens the pages of the Studio and presses the controls of some, without a fault",
  { tag: "@full" },
  async ({ page, language, signIn, crawl }) => {
    test.slow();
    await signIn("erin", "/studio");
    await openStudio(page, language);
    const { faults, presses } = await crawl({ addresses: slice, pressOn, links: "skip", everyAnswer: false });
    expect([...faults]).toEqual([]);
    expect(presses).toBeGreaterThan(10);
  },
);

test.describe("every screen of every editor", { tag: "@full" }, () => {
  test.describe.configure({ mode: "parallel" });
  const editors = demoPeople.filter(({ role }) => role === "EDITOR");
  test("the list of editors is not empty", () => expect(editors.length).toBeGreaterThan(4));
  for (const [username, projects] of crawledIn(editors)) {
    test(`${username}: every control, and every answer to a question`, async ({
      page,
      language,
      signIn,
      crawl,
    }, info) => {
      test.skip(!projects.includes(info.project.name), `${username} is crawled in ${projects.join(", ")}`);
      test.setTimeout(1_800_000);
      await signIn(username, "/studio");
      await openStudio(page, language);
      const { faults, visited } = await crawl({
        addresses,
        links: "follow",
        everyAnswer: true,
      });
      expect([...faults]).toEqual([]);
      // Erin may do the most: what she creates leads to every screen.
      if (username === "erin") expect(studioPaths.filter((path) => !visited.has(path))).toEqual([]);
    });
  }
});
