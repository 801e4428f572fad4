import { placeOf } from "./layers.ts";
import { isFlowTest, packageOf, packageViolation } from "./packages.ts";

const isTest = (path: string) => /\.(test|testing|stories|examples)\.tsx?$/.test(path);
const isTestHelper = (path: string) => /\.testing\.tsx?$/.test(path);

/**
 * What units of the same layer may import of each other: a component's index, a module's reads, its writes (inside the
 * caller's transaction), and the tables that foreign keys refer to.
 */
function isSharedFile(from: string, to: string): boolean {
  if (to.startsWith("design-system/src/")) return to.endsWith("/index.ts");
  return /\.(reads|writes)\.ts$/.test(to) || (to.endsWith(".tables.ts") && from.endsWith(".tables.ts"));
}

/** The processor is a separate program; it shares the adapter's protocol with the backend. */
const isProcessorProtocol = (from: string, to: string) =>
  /^backend\/(processor\/|src\/dependencies\.ts)/.test(from) &&
  /^backend\/src\/modules\/payments\/processor\/processor\w*\.ts$/.test(to);

/** The card vault is a separate program too; it shares seals, rate limits and the processor's protocol. */
const isVaultProtocol = (from: string, to: string) =>
  from.startsWith("backend/vault/") &&
  /^backend\/src\/modules\/(vault\/vault\.protocol|rate-limits\/rateLimits|payments\/processor\/processor\w*)\.ts$/.test(
    to,
  );

/** Handles card numbers, so the portal's process must not import it. */
const isCardVault = (path: string) => path.startsWith("backend/vault/");

const folderOf = (path: string) => path.replace(/\/[^/]+$/, "");

function sidewaysViolation(from: string, to: string): string | undefined {
  if (isCardVault(from) ? isVaultProtocol(from, to) : isSharedFile(from, to) || isProcessorProtocol(from, to))
    return undefined;
  if (to.startsWith("backend/src/modules/"))
    return `${folderOf(from)} may import only the *.reads.ts and *.writes.ts of ${folderOf(to)}.`;
  if (to.startsWith("design-system/src/")) return `Import ${folderOf(to)} through its index.ts.`;
  return `${folderOf(from)} may not import its sibling ${folderOf(to)}: shared code belongs in the domain's model/.`;
}

/** The two browser applications. */
const inApp = /^(portal|content\/studio)\/src\//;
const inTestingFolder = /^(portal|content\/studio)\/src\/testing\//;

/** A flow test may import any layer of its application; only tests, stories and examples may import test helpers. */
function upwardViolation(from: string, to: string): string | undefined {
  if (isFlowTest(from) && inApp.test(to)) return undefined;
  if (isTest(from) && inTestingFolder.test(to)) return undefined;
  if (isTest(from) && from.startsWith("backend/")) return undefined;
  if (isTest(from) && isSharedFile(from, to)) return undefined;
  if (isProcessorProtocol(from, to)) return undefined;
  return `${folderOf(from)} may not import ${folderOf(to)}, which is in a higher layer.`;
}

function layerViolation(from: string, to: string): string | undefined {
  const importer = placeOf(from);
  const imported = placeOf(to);
  if (!importer || !imported) return undefined;
  if (isCardVault(to) && from.startsWith("backend/src/") && !isTest(from))
    return `${folderOf(from)} may not import ${folderOf(to)}: the portal's process must not handle card numbers.`;
  if (imported.layer > importer.layer) return upwardViolation(from, to);
  const areSiblings = imported.layer === importer.layer && imported.unit !== importer.unit;
  const isModuleOfOtherProgram =
    imported.layer < importer.layer &&
    to.startsWith("backend/src/modules/") &&
    !isTest(from) &&
    /^backend\/(processor|vault)\//.test(from);
  return areSiblings || isModuleOfOtherProgram ? sidewaysViolation(from, to) : undefined;
}

/**
 * Why `from` may not import `to`, or undefined when it may. Both are paths from the project's root with "/";
 * `specifier` is the text of the import.
 */
export function boundaryViolation(from: string, to: string, specifier: string): string | undefined {
  if (isTestHelper(to) && !isTest(from)) return `${to} may be imported only by tests.`;
  const crossesPackages = packageOf(from) !== packageOf(to);
  return packageViolation(from, to, specifier) ?? (crossesPackages ? undefined : layerViolation(from, to));
}

/** Why a file may not be in its folder: the folder has no layer. */
export function missingLayer(path: string): string | undefined {
  const needsLayer = inApp.test(path) || path.startsWith("backend/src/");
  if (!needsLayer || placeOf(path)) return undefined;
  return `${folderOf(path)} has no layer. Add it to tools/lint/layers.ts and record the reason in docs/decisions/.`;
}
