import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { deviceAnswer } from "../../../testing/deviceFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { payDevicePath } from "../model/laterPaths.ts";
import { type DeviceDraft, payDeviceEvents } from "./payDevice.slice.ts";
import { PayDeviceScreen } from "./PayDeviceScreen.tsx";

const draft: DeviceDraft = { accountId, deviceId: "d1", cents: 2_450 };
const mastercard = {
  kind: "new",
  type: "mc",
  lastFour: "4444",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: false,
} as const;
const refused = [
  payDeviceEvents.resumed({ draft: { ...draft, method: mastercard } }),
  payDeviceEvents.answered({ accountId, paymentId: "pay-1", state: "FAILED", failureCode: "SECURITY_CODE_FAILED" }),
];

/** Resumes the draft after the screen has opened, because opening resets the flow. */
function Resumed({ draft: resumed }: { draft: DeviceDraft }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(payDeviceEvents.resumed({ draft: resumed })), [dispatch, resumed]);
  return null;
}

async function opened(resumed: DeviceDraft, happened: readonly UnknownAction[] = [], locale: Locale = "en-US") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={payDevicePath(accountId, "d1", "card")}
        answers={{ PayDevice: deviceAnswer() }}
        happened={happened}
        onEvent={(event) => events.push(event)}
      >
        <PayDeviceScreen />
        <Resumed draft={resumed} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("button", { name: /^(Continue|Continuar)$/ })).toBeVisible();
  return { screen, said: (type: string) => events.filter((event) => event.type === `payDevice/${type}`) };
}

const codeRefused: DeviceDraft = { ...draft, codeRefused: true };

test.each([
  ["en-US", /^Mastercard ending in 4444/, /^A new card/],
  ["es-US", /^Mastercard terminada en 4444/, /^Una tarjeta nueva/],
] as const)(
  "[PAY-08 partly] %s: after a wrong code the card is the first option and asks for its code only; another card can be entered",
  async (locale, card, another) => {
    const { screen } = await opened(codeRefused, refused, locale);
    await expect.element(screen.getByRole("radio", { name: card })).toBeChecked();
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole("radio", { name: another }));
    await expect.element(screen.getByRole("radio", { name: another })).toBeChecked();
  },
);

test("[PAY-08 partly] after a reload the whole card is asked for, and the step says why", async () => {
  const { screen } = await opened(codeRefused);
  expect(screen.getByRole("radio").all()).toHaveLength(0);
  await expect.element(screen.getByText(/we don’t keep card or bank details/)).toBeVisible();
  await expectNoAxeViolations();
});

test("a card that was entered is kept, or replaced by another", async () => {
  const { screen, said } = await opened({ ...draft, method: mastercard });
  await expect.element(screen.getByText("Card details entered.")).toBeVisible();
  expect(said("cardFormRequested")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Use another card" }));
  await expect.element(screen.getByText("Card details entered.")).not.toBeInTheDocument();
  expect(said("cardFormRequested")).toHaveLength(1);
});

test("an address without a device leads to the balances, where each device has its own link", async () => {
  await render(
    <LocaleProvider locale="en-US">
      <Providers
        at={`/billing/device-balances/pay?account=${accountId}`}
        path="/billing/device-balances/pay"
        answers={{ PayDevice: deviceAnswer() }}
      >
        <PayDeviceScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.poll(() => page.getByRole("heading").elements().length).toBe(0);
});
