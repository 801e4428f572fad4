import type { ServicesState } from "./services.slice.ts";

type WithServices = { servicesAndEquipments: ServicesState };

export const selectServicesRead = (state: WithServices) => state.servicesAndEquipments;

export const isProvisioned = (status: string) => status === "Active" || status === "Assigned";

/** Whether the account has voice: then the tab is named "Voice & Services" (SHELL-16). */
export const selectVoiceIsProvisioned = (state: WithServices) =>
  state.servicesAndEquipments.data?.some(({ key, status }) => key === "VOICE" && isProvisioned(status)) ?? false;

/** Whether an outage affects a service of the current account. */
export const selectHasOutage = (state: WithServices) =>
  state.servicesAndEquipments.data?.some(({ trouble }) => trouble === "OUTAGE") ?? false;

/** Hosted Voice of the current account; undefined if the server does not return it (SERV-05). */
export const selectHostedVoice = (state: Parameters<typeof selectServicesRead>[0]) =>
  selectServicesRead(state).data?.find(isHostedVoice);

/** Whether a service is provisioned Hosted Voice, which has a card of its own. */
export const isHostedVoice = ({ key, status }: { key: string; status: string }) =>
  key === "HOSTED_VOICE" && isProvisioned(status);
