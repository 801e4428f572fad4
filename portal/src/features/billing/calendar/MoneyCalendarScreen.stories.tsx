import type { Meta, StoryObj } from "@storybook/react-vite";
import type { UnknownAction } from "redux";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { accountId } from "../../../testing/billingFixtures.ts";
import { calendarAnswers, twoFeeds } from "../../../testing/calendarFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { calendarFeedsEvents } from "./calendarFeeds.slice.ts";
import { MoneyCalendarScreen } from "./MoneyCalendarScreen.tsx";

const address = "/api/pub/billing/v1/calendar.ics?token=FdIX2yUqk1mYQv6S0pWf3JtR8aLzHc5uEoN7xBgK4ws";

function MoneyCalendar({ answers, happened }: { answers: Answers; happened?: readonly UnknownAction[] }) {
  return (
    <Providers at={`/billing/calendar?account=${accountId}`} answers={answers} happened={happened}>
      <MoneyCalendarScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Payment calendar",
  component: MoneyCalendar,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MoneyCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { args: { answers: calendarAnswers() } };
export const NewAddress: Story = {
  args: {
    answers: calendarAnswers(undefined, twoFeeds),
    happened: [
      calendarFeedsEvents.createRequested({ accountId }),
      calendarFeedsEvents.made({ accountId, made: { address } }),
    ],
  },
};
export const ClosingAnAddress: Story = {
  args: { answers: calendarAnswers(undefined, twoFeeds) },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    const [close] = await canvas.findAllByRole("button", {
      name: /Delete the link created|Eliminar el enlace creado/,
    });
    await userEvent.click(close as HTMLElement);
    const dialog = await within(document.body).findByRole("alertdialog", {
      name: t("billing.calendar.feeds.confirm.question"),
    });
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: t("billing.calendar.feeds.confirm.yes") })).toBeVisible(),
    );
  },
};
export const Nothing: Story = { args: { answers: calendarAnswers([]) } };
export const WithoutAddresses: Story = { args: { answers: { ...calendarAnswers(), CalendarFeeds: "failed" } } };
export const Loading: Story = { args: { answers: { MoneyCalendar: "loading" } } };
