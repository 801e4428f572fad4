/** Rules of voice (SERV-04): eligibility. Shared by the browser and the server. */

const voiceKeys: readonly string[] = ["VOICE", "HOSTED_VOICE"];

/** Whether the service-eligibility guard admits an account to voice: it has a provisioned voice service. */
export const mayOpenVoice = (services: readonly { key: string; status: string }[]): boolean =>
  services.some(({ key, status }) => voiceKeys.includes(key) && (status === "Active" || status === "Assigned"));
