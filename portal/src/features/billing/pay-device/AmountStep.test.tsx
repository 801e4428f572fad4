import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { accountId } from "../../../testing/billingFixtures.ts";
import { deviceAnswer } from "../../../testing/deviceFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { payDevicePath } from "../model/laterPaths.ts";
import { payDeviceEvents } from "./payDevice.slice.ts";
import { PayDeviceScreen } from "./PayDeviceScreen.tsx";

const left = 41_650;
const installment = 2_450;

/** Resumes the draft after the screen has opened, because opening resets the flow. */
function Resumed({ cents }: { cents: number | undefined }) {
  const dispatch = useDispatch();
  useEffect(
    () => void dispatch(payDeviceEvents.resumed({ draft: { accountId, deviceId: "d1", cents } })),
    [dispatch, cents],
  );
  return null;
}

async function openedWith(cents: number | undefined, locale: Locale = "en-US") {
  await page.viewport(320, 900);
  return render(
    <LocaleProvider locale={locale}>
      <Providers at={payDevicePath(accountId, "d1", "amount")} answers={{ PayDevice: deviceAnswer(left) }}>
        <PayDeviceScreen />
        <Resumed cents={cents} />
      </Providers>
    </LocaleProvider>,
  );
}

test.each([
  [undefined, /^Remaining balance/],
  [left, /^Remaining balance/],
  [installment, /^One installment/],
  [5_000, /^Another amount/],
])("[PAY-05 partly] the step opens with the amount of the draft: %s", async (cents, choice) => {
  const screen = await openedWith(cents);
  await expect.element(screen.getByRole("radio", { name: choice })).toBeChecked();
});

test.each([
  ["en-US", "50.00"],
  ["es-US", "50.00"],
] as const)("[PAY-05 partly] %s: an amount that was typed before is in the field again", async (locale, typed) => {
  const screen = await openedWith(5_000, locale);
  await expect.element(screen.getByRole("textbox")).toHaveValue(typed);
});
