import { isProvisioned, selectServicesRead } from "./services.selectors.ts";

/** The Hosted Voice of the current account; undefined unless the server says that it has it (SERV-05). */
export const selectHostedVoice = (state: Parameters<typeof selectServicesRead>[0]) => selectServicesRead(state).data?.find(isHostedVoice);

/** Whether a service is Hosted Voice that is set up: it has a card of its own. */
export const isHostedVoice = ({ key, status }: { key: string; status: string }) => key === "HOSTED_VOICE" && isProvisioned(status);
