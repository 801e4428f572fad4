import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openAutoPayer } from "../../../testing/autoPayDriver.ts";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { holdResponses } from "../../../testing/holdResponses.ts";
import { outcomeOf } from "./action.rules.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

describe("timeout and offline", () => {
  test("[B02 partly] an enrolment that times out after 20 seconds is unknown, and is retried with the same idempotency key: one enrolment", async () => {
    const { line, network } = holdResponses("mutation EnrolAutoPay");
    const ines = await openAutoPayer(createTestBrowser(backend.browser()), { as: "ines", network });
    await ines.chooseAmount("wait");
    await ines.chooseNewCard();
    ines.openReview();
    const finished = ines.finish();
    await expect.poll(() => line.calls).toBe(1);
    await ines.timers.elapse(19_999);
    expect(ines.flow().phase.name).toBe("submitting");
    await ines.timers.elapse(1);
    expect(ines.flow().phase.name).toBe("unknown");
    line.holds = false;
    ines.timers.pass(1_000);
    await finished;
    expect(outcomeOf(await ines.action())).toBe("done");
    expect([(await ines.account()).autoPay.enrolments.length, line.calls]).toEqual([1, 1]);
  });

  test.each([
    ["cancel", "mutation CancelAutoPay"],
    ["moveTo", "mutation ChangeAutoPayDate"],
  ] as const)("[B02 partly] %s that times out after 20 seconds is retried and done once", async (what, operation) => {
    const { line, network } = holdResponses(operation);
    const theo = await openAutoPayer(createTestBrowser(backend.browser()), { as: "theo", flow: "change", network });
    const finished = what === "cancel" ? theo.cancel() : theo.moveTo(24);
    await expect.poll(() => line.calls).toBe(1);
    await theo.timers.elapse(20_000);
    expect(theo.flow().phase.name).toBe("unknown");
    line.holds = false;
    theo.timers.pass(1_000);
    await finished;
    expect((await theo.account()).autoPay.enrolments.map(({ debitDay }) => debitDay)).toEqual(
      what === "cancel" ? [] : [24],
    );
  });

  test("another account's Auto Pay opens while a submission's outcome is unknown, and the submission is retried when its account is opened again", async () => {
    const { line, network } = holdResponses("mutation CancelAutoPay");
    const theo = await openAutoPayer(createTestBrowser(backend.browser()), { as: "theo", flow: "change", network });
    const other = { accountId: "8347204014", flow: "enrol" } as const;
    const finished = theo.cancel();
    await expect.poll(() => line.calls).toBe(1);
    await theo.timers.elapse(20_000);
    const places = theo.places.length;
    theo.store.dispatch(autoPayEvents.opened(other));
    await expect.poll(() => theo.flow()).toMatchObject({ phase: { name: "editing" }, draft: other });
    line.holds = false;
    await theo.timers.elapse(30_000);
    expect(theo.flow()).toMatchObject({ phase: { name: "editing" }, draft: other });
    expect(theo.places).toHaveLength(places);
    theo.open("change");
    await finished;
    expect((await theo.account()).autoPay.enrolments).toEqual([]);
  });

  test("[B02 partly] submitting an enrolment offline sends nothing and says so, keeps the draft, and the next submit enrols once", async () => {
    const ines = await openAutoPayer(createTestBrowser(backend.browser()), { as: "ines", flow: "enrol" });
    await ines.chooseAmount("wait");
    await ines.chooseNewCard();
    ines.openReview();
    const { draft } = ines.flow();
    const { usualDebitDay } = (await ines.account()).autoPay;
    ines.setOnline(false);
    ines.store.dispatch(autoPayEvents.submitted({ debitDay: usualDebitDay }));
    await ines.settled();
    expect(ines.flow()).toMatchObject({
      phase: { name: "refused", refused: { code: "OFFLINE" } },
      draft: { method: draft?.method, services: draft?.services },
    });
    ines.setOnline(true);
    await ines.timers.elapse(60_000);
    expect((await ines.account()).autoPay.enrolments).toEqual([]);
    await ines.finish();
    expect((await ines.account()).autoPay.enrolments).toHaveLength(1);
  });
});
