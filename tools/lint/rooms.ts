/** A room of the house: its folder, and the rooms whose files it may import. The table of the README in code. */
export type Room = { folder: string; mayImport: readonly string[] };

/** Longer folders first, so that the first match is the room. */
export const rooms: readonly Room[] = [
  { folder: "content/catalogue", mayImport: [] },
  { folder: "content/message", mayImport: [] },
  { folder: "content/gate", mayImport: ["content/message"] },
  { folder: "content/runtime", mayImport: ["content/catalogue", "content/message", "openapi"] },
  { folder: "content/studio", mayImport: ["design-system", "content/runtime", "content/gate", "content/message", "openapi"] },
  { folder: "openapi", mayImport: [] },
  { folder: "rules", mayImport: [] },
  { folder: "design-system", mayImport: [] },
  { folder: "portal", mayImport: ["design-system", "content/runtime", "content/catalogue", "openapi", "rules"] },
  { folder: "backend", mayImport: ["openapi", "rules", "content/catalogue", "content/gate", "content/message"] },
  { folder: "e2e", mayImport: ["openapi", "content/catalogue", "content/message", "tools"] },
  { folder: "bench", mayImport: [] },
  { folder: ".storybook", mayImport: ["design-system", "content/runtime", "content/catalogue", "content/studio", "portal", "tools"] },
  { folder: "tools/pages", mayImport: ["design-system"] },
  { folder: "tools", mayImport: [] },
];

/** Rooms that are not packages: their files are imported by path, because they have no door. */
const doorless: readonly string[] = ["tools", "tools/pages"];

/** Rooms that build others from their sources, by path: before a build its doors lead nowhere. */
const builders: readonly string[] = [".storybook", "tools/pages"];

/** The doors that only flow tests may open from outside: the whole backend in process, and an editor at its doors. */
const testingDoors: readonly string[] = ["@portico/backend/testing", "@portico/backend/testing/editor"];

/** The room of a file; undefined for configuration files at the root. */
export function roomOf(path: string): Room | undefined {
  return rooms.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** A flow test, or what several of them share (`*.testing.ts`). */
export const isFlowTest = (path: string) => /\.(flow\.test|testing)\.tsx?$/.test(path);

/** Why a file of one room may not import a file of another; undefined when it may. `specifier` is what the import says. */
export function roomRefusal(from: string, to: string, specifier: string): string | undefined {
  const here = roomOf(from);
  const there = roomOf(to);
  if (!here || here === there) return undefined;
  if (!there) return `${here.folder} may not import files of the root.`;
  if (testingDoors.includes(specifier)) return isFlowTest(from) ? undefined : `Only *.flow.test.ts (and the *.testing.ts that they share) may open ${specifier}.`;
  if (!here.mayImport.includes(there.folder)) return `${here.folder} may not import ${there.folder}.`;
  if (specifier.startsWith(".") && !doorless.includes(there.folder) && !builders.includes(here.folder)) return `Import ${there.folder} through its door, not by path.`;
  return undefined;
}
