import type { components } from "@portico/openapi/equipment";
import { equipment as constants } from "@portico/rules/constants";
import { canRestart, isRestarting, mayHaveNickname, restartableFrom, type Footprint } from "@portico/rules/equipment";
import { validateNickname } from "@portico/rules/nickname";
import type { EquipmentRow, RestartRow } from "./equipment.repository.ts";

type Schemas = components["schemas"];
export type RefusalCode = Exclude<Schemas["EquipmentProblem"]["code"], "CONFLICT" | "NOT_ELIGIBLE">;

/** How long the end of a restart is shown. */
const SHOWN_MILLISECONDS = 3_600_000;

/** The last restart, unless it ended more than an hour ago. */
function shownRestart(last: RestartRow | undefined, now: Date): Schemas["Equipment"]["restart"] {
  if (!last || (last.endedAt && now.getTime() - last.endedAt.getTime() > SHOWN_MILLISECONDS)) return null;
  return {
    state: last.state,
    requestedAt: last.requestedAt.toISOString(),
    endedAt: last.endedAt?.toISOString() ?? null,
  };
}

export function equipmentAnswer(row: EquipmentRow, last: RestartRow | undefined, now: Date): Schemas["Equipment"] {
  return {
    id: row.id,
    serviceKey: row.serviceKey,
    kind: row.kind,
    model: row.model,
    serialLastFour: row.serialLastFour,
    nickname: row.nickname,
    location: row.location,
    state: row.state,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    phoneLines: row.phoneLines,
    restart: shownRestart(last, now),
    restartableFrom: restartableFrom(last ?? null, now)?.toISOString() ?? null,
    version: row.version,
  };
}

/** Why a nickname is refused; undefined when it is accepted. */
export function nicknameRefusal(footprint: Footprint, { kind }: EquipmentRow, typed: string): RefusalCode | undefined {
  if (!mayHaveNickname(footprint, kind)) return "NICKNAME_NOT_ALLOWED";
  const error = validateNickname(typed, constants.longestNickname);
  return error ? `NICKNAME_${error}` : undefined;
}

export interface Refusal {
  code: RefusalCode;
  /** When a restart can be tried again; ISO 8601. */
  againAt?: string;
}

/** Why a restart is refused; undefined when it can begin. */
export function restartRefusal(
  { kind }: EquipmentRow,
  last: RestartRow | undefined,
  isStopped: boolean,
  now: Date,
): Refusal | undefined {
  if (!canRestart(kind)) return { code: "NOT_RESTARTABLE" };
  if (isStopped) return { code: "SERVICE_STOPPED" };
  if (last && isRestarting(last.state)) return { code: "RESTART_RUNNING" };
  const from = restartableFrom(last ?? null, now);
  return from ? { code: "RESTART_TOO_SOON", againAt: from.toISOString() } : undefined;
}

/** The state of an account's devices as one word, for the header `x-service-status` (ANLY-06). */
export function serviceStatusOf(devices: readonly { state: string }[]): "GREEN" | "RED" | "UNAVAILABLE" {
  if (devices.some(({ state }) => state === "OFFLINE")) return "RED";
  return devices.some(({ state }) => state === "UNKNOWN") ? "UNAVAILABLE" : "GREEN";
}
