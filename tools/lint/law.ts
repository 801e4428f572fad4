import { placeOf } from "./layers.ts";
import { isFlowTest, roomOf, roomRefusal } from "./rooms.ts";

const isTest = (path: string) => /\.(test|testing|stories|examples)\.tsx?$/.test(path);
const isTestKit = (path: string) => /\.testing\.tsx?$/.test(path);

/**
 * Doors that stand open sideways: a module's reads, its writes (inside the caller's transaction), the tables that foreign keys
 * point at, a component's index.
 */
function isSideDoor(from: string, to: string): boolean {
  if (to.startsWith("design-system/src/")) return to.endsWith("/index.ts");
  return /\.(reads|writes)\.ts$/.test(to) || (to.endsWith(".tables.ts") && from.endsWith(".tables.ts"));
}

/** The processor is a program of its own; what it has in common with the backend is the adapter's protocol, which every module is given. */
const isProcessorProtocol = (from: string, to: string) => /^backend\/(processor\/|src\/dependencies\.ts)/.test(from) && /^backend\/src\/modules\/payments\/processor\w*\.ts$/.test(to);

/** The card vault is a program of its own too: it shares the seals with the portal, the limits on calls, and the processor's protocol. */
const isVaultProtocol = (from: string, to: string) => from.startsWith("backend/vault/") && /^backend\/src\/modules\/(vault\/vault\.protocol|limits\/limits|payments\/processor\w*)\.ts$/.test(to);

/** No part of the portal's process imports what takes cards. */
const takesCards = (path: string) => path.startsWith("backend/vault/");

const words = (path: string) => path.replace(/\/[^/]+$/, "");

function sideways(from: string, to: string): string | undefined {
  if (takesCards(from) ? isVaultProtocol(from, to) : isSideDoor(from, to) || isProcessorProtocol(from, to)) return undefined;
  if (to.startsWith("backend/src/modules/")) return `${words(from)} may ask ${words(to)} only through its *.reads.ts and *.writes.ts.`;
  if (to.startsWith("design-system/src/")) return `Import ${words(to)} through its index.ts.`;
  return `${words(from)} may not import its neighbour ${words(to)}: what two share belongs to the domain's model/.`;
}

/** The two applications in the browser, and what their tests share. */
const inApp = /^(portal|content\/studio)\/src\//;
const testingOfApp = /^(portal|content\/studio)\/src\/testing\//;

/** A flow test drives the whole house, so it may reach up to whatever it drives; test kits are for tests, stories and examples alone. */
function upward(from: string, to: string): string | undefined {
  if (isFlowTest(from) && inApp.test(to)) return undefined;
  if (isTest(from) && testingOfApp.test(to)) return undefined;
  if (isTest(from) && from.startsWith("backend/")) return undefined;
  if (isTest(from) && isSideDoor(from, to)) return undefined;
  if (isProcessorProtocol(from, to)) return undefined;
  return `${words(from)} may not import ${words(to)}, which stands above it.`;
}

function placeRefusal(from: string, to: string): string | undefined {
  const here = placeOf(from);
  const there = placeOf(to);
  if (!here || !there) return undefined;
  if (takesCards(to) && from.startsWith("backend/src/") && !isTest(from)) return `${words(from)} may not import ${words(to)}: the portal's process takes no cards.`;
  if (there.floor > here.floor) return upward(from, to);
  const neighbours = there.floor === here.floor && there.unit !== here.unit;
  const foreignModule = there.floor < here.floor && to.startsWith("backend/src/modules/") && !isTest(from) && /^backend\/(processor|vault)\//.test(from);
  return neighbours || foreignModule ? sideways(from, to) : undefined;
}

/**
 * The import law: why `from` may not import `to`, or undefined when it may.
 * Both are paths from the project's folder with "/" between; `specifier` is what the import says.
 */
export function refusal(from: string, to: string, specifier: string): string | undefined {
  if (isTestKit(to) && !isTest(from)) return `${to} is for tests alone.`;
  return roomRefusal(from, to, specifier) ?? (roomOf(from) === roomOf(to) ? placeRefusal(from, to) : undefined);
}

/** Why a file may not stand where it stands: its folder has no place in the house. */
export function homeless(path: string): string | undefined {
  const needsPlace = inApp.test(path) || path.startsWith("backend/src/");
  if (!needsPlace || placeOf(path)) return undefined;
  return `${words(path)} has no place in the house. Give it one in tools/lint/layers.ts, with its reason in docs/decisions/.`;
}
