import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { failureRaised } from "../../features/errors/model/errors.slice.ts";
import { timeoutWarned } from "../../features/session/timeout/timeout.slice.ts";
import { bootstrapFor, dana, gina, owing } from "../../testing/fixtures.ts";
import { arrived, portalStory } from "../../testing/portalStory.tsx";
import { lazyScreen } from "../../components/lazyComponent.ts";
import { storyCopy } from "../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Shell" };
export default meta;

const signedIn = { at: "/services", bootstrap: bootstrapFor(dana) };

export const NotFound = portalStory({ at: "/404" });
export const Maintenance = portalStory({ at: "/maintenance" });
export const NewPassword = portalStory({ at: "/account-recovery?password-reset-required" });
export const AccountRecovery = portalStory({ at: "/account-recovery" });
const on = { value: true, applies: "atOnce" as const, killed: false };
export const WhileSupportLooksAlong = portalStory({
  at: "/services",
  bootstrap: bootstrapFor(dana, { toggles: { etag: "1", values: { coBrowse: on } } }),
});
export const AgentSession = portalStory({ at: "/services", bootstrap: bootstrapFor(gina) });
export const OnBehalfOfTheCustomer = portalStory({
  at: "/services",
  bootstrap: bootstrapFor({ ...gina, userType: "BOBO" }),
});
export const PageAlert = portalStory({
  ...signedIn,
  answers: { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, paymentLocked: true }] } } },
});
/** The outcome of a payment that was being confirmed. */
const ended = (moneyTaken: boolean) => ({
  "/api/pub/account/v1/accounts": {
    body: {
      accounts: [{ ...owing, resolvedPayment: { paymentId: `pay-${String(moneyTaken)}`, amount: 24_817, moneyTaken } }],
    },
  },
});
export const PaymentWasTaken = portalStory({ ...signedIn, answers: ended(true) });
export const PaymentWasNotTaken = portalStory({ ...signedIn, answers: ended(false) });
const stopped = { value: false, applies: "atOnce" as const, killed: true };
export const AreaStopped = portalStory({
  at: "/billing",
  bootstrap: bootstrapFor(dana, { toggles: { etag: "1", values: { billing: stopped } } }),
});
export const AreaStoppedWhilePaying = portalStory({
  at: "/billing/pay-bill",
  bootstrap: bootstrapFor(dana, { toggles: { etag: "1", values: { billing: stopped } } }),
  answers: { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, paymentLocked: true }] } } },
});
/**
 * Loads a screen's code as a browser does without a network. It has an end once the story is left: code that never
 * arrives reloads the page after four minutes, whichever story is shown then.
 */
const loadOffline = async () => {
  if (!navigator.onLine) throw new TypeError("Failed to fetch dynamically imported module");
  return () => null;
};
/** A screen whose code has not loaded, offline. */
export const Offline: StoryObj = {
  ...portalStory({
    ...signedIn,
    screens: [{ path: "/services", screen: lazyScreen(loadOffline), title: "services.screen" }],
  }),
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, "onLine");
  },
};
export const StillThere = portalStory({
  ...signedIn,
  onPortal: ({ store }) => void store.dispatch(timeoutWarned({ secondsLeft: 65 })),
});
const asks = { speedBump: on, speedBumpRoutes: { ...on, value: "/services" } };
export const LeaveWarning: StoryObj = {
  ...portalStory({ at: "/services", bootstrap: bootstrapFor(dana, { toggles: { etag: "1", values: asks } }) }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await storyCopy(globals);
    await arrived(canvasElement);
    // The leave warning loads after the screen; a click before that leaves without confirmation.
    await waitFor(() => expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false));
    await userEvent.click(canvas.getAllByRole("link", { name: t("shell.tab.billing") })[0] as HTMLElement);
    const question = await within(document.body).findByRole("alertdialog", { name: t("shell.leave.question") });
    await waitFor(() => expect(question).toBeVisible());
  },
};
export const GenericFailure = portalStory({
  ...signedIn,
  onPortal: ({ store }) => void store.dispatch(failureRaised({ kind: "unexpected", status: 500 })),
});
