import { expect, test } from "vitest";
import { openBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

test("[SHELL-11 partly] the account's notification says where its set-up stands; elsewhere it goes on at the endpoint", async () => {
  const backend = await openBackend();
  const state = async (username: string, accountId: string) => {
    const client = await TestClient.signedIn(backend, username);
    return (await client.get(`/api/pub/selfinstall/v1/state?accountId=${accountId}`)).json();
  };
  expect(await state("ingrid", "8347201297")).toEqual({ next: "EXTERNAL", url: backend.config.selfInstallUrl });
  expect(await state("dana", "8347201180")).toEqual({ next: "NOTHING_TO_SET_UP", url: null });
  await backend.database.execute(
    "update accounts set self_install_notification = 'contact-to-activate' where account_id = '8347201180'",
  );
  expect(await state("dana", "8347201180")).toEqual({ next: "CONTACT_TO_ACTIVATE", url: null });
  expect(await state("dana", "8347201297")).toMatchObject({ code: "NOT_FOUND" });
  await backend.close();
});
