import type { components } from "@portico/openapi/members";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Member = components["schemas"]["Member"];

const harborStreet = "8347201180";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const member = async (username: string, guid: string, accountId = harborStreet) => {
  const client = await TestClient.signedIn(backend, username);
  return client.get(`/api/pub/sbnetmemberedge/v2/cboam/member/${guid}?fl=VOICE&accountId=${accountId}`);
};

test("[CALL-01 partly] [CALL-05 partly] everybody reads their own details, with the lines that are assigned to them", async () => {
  const response = await member("sam", "g-sam");
  const { Guid, FirstName, LastName, ContactEmail, Service } = (await response.json()) as Member;
  expect({ Guid, FirstName, LastName, ContactEmail }).toEqual({
    Guid: "g-sam",
    FirstName: "Sam",
    LastName: null,
    ContactEmail: "sam@portico.example",
  });
  expect(Service.Voice.Assignment).toBe("Assigned");
  expect(Service.Voice.Phone_Numbers).toEqual([expect.stringMatching(/^[2-9]\d{9}$/)]);
});

test("an administrator reads the details of others on the account; a standard user finds nobody else", async () => {
  expect((await member("ada", "g-sam")).status).toBe(200);
  expect((await member("sam", "g-ada")).status).toBe(404);
  expect((await member("ada", "g-nobody")).status).toBe(404);
});

test("the details of a person on another customer's account are not found", async () => {
  expect((await member("dana", "g-pat")).status).toBe(404);
  expect((await member("dana", "g-pat", "8347201206")).status).toBe(404);
});

test("only the service that the specification shows can be asked for", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const path = `/api/pub/sbnetmemberedge/v2/cboam/member/g-dana?accountId=${harborStreet}`;
  expect((await dana.get(`${path}&fl=VIDEO`)).status).toBe(400);
  expect((await dana.get(path)).status).toBe(400);
});
