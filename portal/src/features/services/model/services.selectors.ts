import type { ServicesState } from "./services.slice.ts";

type WithServices = { servicesAndEquipments: ServicesState };

export const selectServicesRead = (state: WithServices) => state.servicesAndEquipments;

export const isProvisioned = (status: string) => status === "Active" || status === "Assigned";

/** Whether the account has voice: it names the tab "Voice & Services" (SHELL-16). */
export const selectVoiceIsProvisioned = (state: WithServices) =>
  state.servicesAndEquipments.data?.some(({ key, status }) => key === "VOICE" && isProvisioned(status)) ?? false;
