import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { tabDrafts } from "../model/tabDrafts.ts";
import type { DeviceDraft } from "./payDevice.slice.ts";

const withoutCardData = ({ accountId, deviceId, cents, customerReference, notify }: DeviceDraft): DeviceDraft => ({ accountId, deviceId, cents, customerReference, notify });

/** What a reload gives back of a payment for a device. */
export const deviceDrafts = tabDrafts<DeviceDraft, DevicePaymentInput>("payDevice", withoutCardData);
