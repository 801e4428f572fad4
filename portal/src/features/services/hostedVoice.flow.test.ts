import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../api/graphCalls.ts";
import { ServicesDocument } from "../../api/graphql/generated/graph.services.ts";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { selectCurrentAccountId, selectPermissions } from "../session/model/session.selectors.ts";
import { selectHostedVoice } from "./model/services.selectors.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Signs in a user; returns Hosted Voice from the billing home (GraphQL) and from the list of services (REST). */
async function signedIn(username: string) {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn(username);
  await tab.until((state) => state.servicesAndEquipments.phase === "ready");
  const state = tab.store.getState();
  const answer = await queryGraph(await tab.graph(), ServicesDocument, {
    accountId: selectCurrentAccountId(state) ?? "",
  });
  const listed = answer.ok ? answer.data.services.find(({ key }) => key === "HOSTED_VOICE") : undefined;
  return {
    known: selectHostedVoice(state),
    listed,
    administers: selectPermissions(state).includes("administerHostedVoice"),
  };
}

test.each([
  ["helena", 12, "https://hosted-voice.example.com/bridge-street", true],
  ["stefan", 12, "https://hosted-voice.example.com/bridge-street", false],
  ["fiona", 1, "https://hosted-voice.example.com/foxglove", true],
  ["wade", 5, null, true],
])(
  "[SERV-05] Hosted Voice of %s: %i lines, managed at %s, as a Group Admin: %s",
  async (username, lineCount, redirectUri, administers) => {
    const { known, listed, ...person } = await signedIn(username);
    expect(person.administers).toBe(administers);
    expect(listed).toMatchObject({ lineCount, redirectUri });
    expect(known).toEqual({
      id: listed?.id,
      key: "HOSTED_VOICE",
      serviceType: "other",
      status: "Active",
      lineCount,
      ...(redirectUri ? { redirectUri } : {}),
    });
  },
);

test.each([
  ["ada", true],
  ["billie", false],
  ["sam", false],
])("[SERV-05] %s has no Hosted Voice; would administer it: %s", async (username, administers) => {
  expect(await signedIn(username)).toEqual({ known: undefined, listed: undefined, administers });
});

test(
  "[SERV-05] with its toggle off nobody has Hosted Voice, over either transport; the other services are unaffected",
  { tags: "full" },
  async () => {
    await backend.turn("hostedVoice", false);
    expect(await signedIn("fiona")).toMatchObject({ known: undefined, listed: undefined });
    await backend.turn("hostedVoice", true);
    expect((await signedIn("fiona")).listed).toMatchObject({ lineCount: 1 });
  },
);
