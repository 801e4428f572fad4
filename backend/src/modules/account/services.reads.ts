import type { Principal } from "../../lib/principal.ts";
import { isOn, type ContentSource } from "../content/delivery/content.reads.ts";
import { serviceRows, type ServiceRow } from "./account.repository.ts";

const isHostedVoice = ({ key }: ServiceRow) => key === "HOSTED_VOICE";

/** The services of an account as this person is shown them, in their order. Hosted Voice is one of them only while its toggle is on for them (SERV-05). */
export async function shownServices(source: ContentSource, principal: Principal, accountId: string): Promise<ServiceRow[]> {
  const rows = await serviceRows(source.database, [accountId]);
  if (!rows.some(isHostedVoice)) return rows;
  const reader = { site: principal.site, principal: { ...principal, accountIds: [accountId] } };
  return (await isOn(source, reader, "hostedVoice")) ? rows : rows.filter((row) => !isHostedVoice(row));
}
