import "@portico/design-system/theme";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { isOpening, type ToFrame, type ToPortal } from "../../lib/vaultProtocol.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { accountId, paymentWith } from "../../testing/billingFixtures.ts";
import { deviceAnswer } from "../../testing/deviceFixtures.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { mockFetch } from "../../testing/mockFetch.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import { payDevicePath } from "./model/laterPaths.ts";

// On a busy machine the first load of this code takes longer than a screen may.
beforeAll(() => Promise.all([import("./accountScreens.ts"), import("./payScreens.ts")]));

const graph = "/selfservice/graph";
const inGraph = (data: object) => ({ body: { data } });

const before = deviceAnswer().billing;
const left = deviceAnswer(39_200).billing.mobileDevices[0]!;
const payment = { ...paymentWith({ amount: 2_450, balanceAfter: 39_200 }), device: left };
const answers = {
  [`${graph} PayDevice`]: inGraph({ billing: before }),
  [`${graph} BillingAccountStatus`]: inGraph({ billing: before }),
  [`${graph} CreateDevicePayment`]: inGraph({
    createDeviceOneTimePaymentV2: {
      __typename: "DevicePaymentOutcome",
      paymentId: payment.id,
      payment,
      device: left,
      account: before,
    },
  }),
  [`${graph} PaymentOutcome`]: inGraph({
    billing: before,
    payment: { ...payment, autoPayActionId: null, acceptedTerms: null, reversals: [] },
  }),
  // A page of the test's own origin in place of the vault's.
  "/api/pub/pciedge/pci/v1/tickets": {
    body: { ticket: "tk_1", frameUrl: new URL(new URL(import.meta.url).pathname, location.origin).href },
  },
};

/** Plays the vault in each frame that opens: its form is open at once, and stores a card when it is submitted. */
function playVault() {
  const storesCard = (port: MessagePort) => {
    const tell = (message: ToPortal) => port.postMessage(message);
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if (data.type === "init") tell({ type: "resized", height: 300 });
      if (data.type !== "submit") return;
      tell({ type: "submitting" });
      const card = { token: "vt_1", type: "visa", lastFour: "4242", expiry: "1229", fundingKind: "credit" } as const;
      tell({ type: "stored", card: { ...card, canSave: true, expiresInSeconds: 900 } });
    };
  };
  // Loading does not bubble; captured here it is seen before the portal opens its channel.
  const inFrame = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    target.contentWindow?.addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
      if (port && isOpening(data)) storesCard(port);
    });
  };
  document.addEventListener("load", inFrame, true);
  onTestFinished(() => document.removeEventListener("load", inFrame, true));
}

/** Opens the payment for a device in the whole portal; returns the inputs of the payments that it sends. */
async function openPortal() {
  await page.viewport(360, 2000);
  playVault();
  const sent: unknown[] = [];
  const answer = mockFetch(answers);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.url.endsWith(graph) ? await request.clone().json() : {};
    if (body.operationName === "CreateDevicePayment") sent.push(body.variables.input);
    return answer(request);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const at = payDevicePath(accountId, "d1", "amount");
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} parts={{ fetch }} />);
  return sent;
}

const main = () => page.getByRole("main");
const press = (name: string) => userEvent.click(main().getByRole("button", { name, exact: true }));
const onScreen = (title: string) =>
  expect.element(page.getByRole("heading", { level: 1, name: title, exact: true }), { timeout: 15_000 }).toBeVisible();

test("[PAY-04] a customer pays an installment of a device with a new card: amount, card, review, and what was charged", async () => {
  const sent = await openPortal();
  await onScreen("How much would you like to pay for Tideline 12?");
  await expect.element(main().getByRole("radio", { name: /^Remaining balance/ })).toBeVisible();
  await userEvent.click(main().getByRole("radio", { name: /^One installment/ }));
  await expectNoAxeViolations();
  await press("Continue");

  await onScreen("Which card would you like to use?");
  await expect.element(page.getByTitle("Card details")).toBeVisible();
  await press("Continue");

  await onScreen("Review and pay");
  for (const text of ["You’ll be charged today", "You have not been charged yet.", "Tideline 12", "$392.00"])
    await expect.element(main().getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(main().getByText(/4242/).first()).toBeVisible();
  await press("Pay $24.50");
  await expect
    .element(main().getByRole("checkbox", { name: /terms and conditions/ }))
    .toHaveAccessibleDescription("Accept the terms and conditions to pay.");
  expect(sent).toEqual([]);
  await userEvent.click(main().getByRole("checkbox", { name: /terms and conditions/ }));
  await expectNoAxeViolations();
  await press("Pay $24.50");

  await onScreen("Thank you. We received your payment.");
  await expect.element(main().getByRole("heading", { name: "You were charged", exact: true })).toBeVisible();
  await expect.element(main().getByText("$24.50").first()).toBeVisible();
  await expect.element(main().getByText("Tideline 12").first()).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ accountId, deviceId: "d1", amount: 2_450, vaultToken: "vt_1" })]);
  await expectNoAxeViolations();
});
