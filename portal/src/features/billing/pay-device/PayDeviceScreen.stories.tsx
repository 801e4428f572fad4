import type { Meta, StoryObj } from "@storybook/react-vite";
import type { UnknownAction } from "redux";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { payDeviceEvents } from "./payDevice.slice.ts";
import { PayDeviceScreen } from "./PayDeviceScreen.tsx";

type Props = { step?: string; happened?: readonly UnknownAction[]; left?: number };

function PayDevice({ step = "amount", happened = [], left = 41_650 }: Props) {
  const device = { __typename: "MobileDevice", id: "d1", name: "Tideline 12", remainingBalance: left, monthlyInstallment: 2_450, installmentsRemaining: 17, paymentMinimum: Math.min(100, left), paymentMaximum: left };
  return (
    <Stage at={`/billing/device-balances/pay?device=d1&account=${accountId}&step=${step}`} answers={{ PayDevice: { billing: { ...accountWith(), mobileDevices: [device] } } }} happened={happened}>
      <PayDeviceScreen />
    </Stage>
  );
}

const meta = { title: "Screens/Pay for a device", component: PayDevice, parameters: { layout: "fullscreen" } } satisfies Meta<typeof PayDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const PaidOff: Story = { args: { left: 0 } };
export const BeingConfirmed: Story = { args: { happened: [payDeviceEvents.opened({ accountId, deviceId: "d1" }), payDeviceEvents.amountChosen({ cents: 2_450 }), payDeviceEvents.outcomeUnknown()] } };
