import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, type Network, openTab, type OpenedTab } from "../../testing/openPortal.ts";
import { openPayer } from "../../testing/payOnceDriver.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { LogQuery } from "./model/users.api.ts";
import { peopleWorkflows } from "./people/people.saga.ts";
import { peopleEvents, selectPeoplePhase } from "./people/people.slice.ts";
import { filterQuery, noFilter, periodChoices, readFilter, areaChoices } from "./activity-log/activityLog.filter.ts";
import { activityLogWorkflows } from "./activity-log/activityLog.saga.ts";
import { logRead, olderRead, selectActivityLog } from "./activity-log/activityLog.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(activityLogWorkflows);
  screens.inject(peopleWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const accountId = "8347201180";

/** More entries than one page holds. */
const addEntries = () =>
  backend.database.execute(`
    insert into activity_log (account_id, at, kind, actor_id, facts)
    select '${accountId}', now(), 'AUTO_PAY_CANCELLED', id, '{}' from users, generate_series(1, 30) where username = 'dana'`);

async function onTheScreen(username = "dana", network?: Network): Promise<OpenedTab> {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [activityLogWorkflows.name, peopleWorkflows.name] }));
  return tab;
}

async function listed(tab: OpenedTab, query: Partial<LogQuery> = {}) {
  tab.store.dispatch(logRead.requested({ accountId, locale: "en-US", ...query }));
  await tab.until((state) => ["ready", "failed"].includes(selectActivityLog(state).first.phase));
  return selectActivityLog(tab.store.getState()).first;
}

test("[B17] a payment is in the log with its payer, method and the terms that were accepted", async () => {
  const payer = await openPayer(createTestBrowser(backend.browser()), { as: "billie" });
  payer.chooseAmount(3_117);
  await payer.chooseNewCard({ cardNumber: "4242424242424242" });
  payer.acceptDate();
  payer.openReview();
  await payer.pay();
  const { data } = await listed(await onTheScreen(), { area: "PAYMENTS" });
  const [newest] = data?.entries ?? [];
  expect(newest).toMatchObject({
    by: "Billie",
    what: "Submitted a payment of $31.17 with Visa ending in 4242",
    paymentId: expect.stringMatching(/^pay_/) as string,
    agreed: { locale: "en-US", text: expect.stringContaining("authorize") as string },
  });
});

test("[B17] [B18 partly] an invitation is in the log, in the language of the screen", async () => {
  const tab = await onTheScreen();
  const invitation = { invitationId: crypto.randomUUID(), email: "lee@harbor.example", role: "BILLING" as const };
  tab.store.dispatch(peopleEvents.submitted({ accountId, command: { what: "invite", name: "lee", invitation } }));
  await tab.until((state) => selectPeoplePhase(state).name === "done");
  const [english, spanish] = [
    (await listed(tab, { area: "USERS" })).data?.entries[0],
    (await listed(tab, { area: "USERS", locale: "es-US" })).data?.entries[0],
  ];
  expect(english).toMatchObject({ by: "Dana", what: "Invited lee@harbor.example (billing)" });
  expect(spanish).toMatchObject({ by: "Dana", what: "Invitó a lee@harbor.example (facturación)" });
});

test("[B17] older pages are added below, and another filter starts anew", async () => {
  await addEntries();
  const tab = await onTheScreen();
  const first = await listed(tab);
  const before = first.data?.next;
  if (!before) throw new Error("all entries are on one page");
  tab.store.dispatch(olderRead.requested({ accountId, locale: "en-US", before }));
  await tab.until((state) => selectActivityLog(state).pages.length === 1);
  const older = selectActivityLog(tab.store.getState()).pages[0]?.entries ?? [];
  expect(Number(older[0]?.id)).toBeLessThan(Number(before));
  await listed(tab, { area: "WALLET" });
  expect(selectActivityLog(tab.store.getState()).pages).toEqual([]);
});

test("[B17] an older page that is still awaited is not added to the list of another filter", async () => {
  await addEntries();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: Network = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    if (new URL(input instanceof Request ? input.url : String(input)).searchParams.has("before")) await answered;
    return response;
  };
  const tab = await onTheScreen("dana", slow);
  const before = (await listed(tab)).data?.next;
  if (!before) throw new Error("all entries are on one page");
  tab.store.dispatch(olderRead.requested({ accountId, locale: "en-US", before }));
  await listed(tab, { area: "WALLET" });
  answer();
  await listed(tab, { area: "WALLET" });
  const { pages, older } = selectActivityLog(tab.store.getState());
  expect({ pages, older: older.phase }).toEqual({ pages: [], older: "idle" });
});

test("[B17] somebody who manages no users gets no log", async () => {
  expect(await listed(await onTheScreen("sam"))).toMatchObject({ phase: "failed", failure: { code: "NOT_ALLOWED" } });
});

test("[B17 partly] every filter round-trips through the URL; invalid values get the defaults", () => {
  for (const area of [null, ...areaChoices])
    for (const person of [null, "00000000-0000-4000-8000-000000000002"])
      for (const days of periodChoices) {
        const filter = { area, person, days };
        expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
      }
  expect(readFilter(new URLSearchParams("area=cats&person=me&days=7"))).toEqual(noFilter);
});
