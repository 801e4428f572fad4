import { isRestarting } from "@portico/rules/equipment";
import type { Failure } from "../../../api/result.ts";
import type { Equipment, EquipmentList, RenameRequest, RestartRequest } from "./equipment.api.ts";
import type { RenamePhase, RestartPhase } from "./equipment.slice.ts";

export const isUnderWay = ({ restart }: Pick<Equipment, "restart">): boolean =>
  restart !== null && isRestarting(restart.state);

/** The list with one device replaced by its newer version. */
export const withDevice = (list: EquipmentList, device: Equipment): EquipmentList => ({
  ...list,
  equipment: list.equipment.map((each) => (each.id === device.id ? device : each)),
});

/** Devices that need the customer first, then the rest in their order. */
export const troubleFirst = (devices: readonly Equipment[]): Equipment[] => [
  ...devices.filter(({ state }) => state === "OFFLINE"),
  ...devices.filter(({ state }) => state !== "OFFLINE"),
];

const isUnanswered = ({ kind }: Failure) => kind === "unreachable" || kind === "unexpected";

/**
 * The idempotency key of the next attempt. After a failure without an answer the same request is the same attempt, so
 * the server does nothing twice; anything else is a new one.
 */
export function attemptKey(phase: RestartPhase, wanted: Omit<RestartRequest, "idempotencyKey">): string;
export function attemptKey(phase: RenamePhase, wanted: Omit<RenameRequest, "idempotencyKey">): string;
export function attemptKey(
  phase: RestartPhase | RenamePhase,
  wanted: Omit<RestartRequest, "idempotencyKey"> & Partial<RenameRequest>,
): string {
  if (phase.name !== "failed" || !isUnanswered(phase.failure)) return crypto.randomUUID();
  const before: RestartRequest & Partial<RenameRequest> = phase.request;
  const isSame =
    before.equipmentId === wanted.equipmentId &&
    before.version === wanted.version &&
    before.nickname === wanted.nickname;
  return isSame ? before.idempotencyKey : crypto.randomUUID();
}

const firstPoll = 2_000;
const longestPoll = 15_000;

/** Exponential backoff of the polls during a restart: milliseconds before poll `polls` (from 0): 2 s, 3 s ... 15 s. */
export const pollDelay = (polls: number): number => Math.min(longestPoll, firstPoll * 1.5 ** polls);
