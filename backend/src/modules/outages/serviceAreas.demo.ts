import type { serviceAreas } from "./outages.tables.ts";

/** The corners of four by three blocks of an invented town, on a plane of 1000 by 700. */
const corners = [
  [40, 50, 270, 30, 500, 55, 730, 35, 960, 60],
  [30, 250, 255, 270, 515, 240, 745, 265, 950, 245],
  [50, 470, 280, 450, 490, 480, 725, 455, 930, 475],
  [35, 665, 260, 680, 510, 655, 735, 670, 900, 640],
] as const;

const corner = (row: number, column: number): [number, number] => {
  const line = corners[row] as readonly number[];
  return [line[column * 2] as number, line[column * 2 + 1] as number];
};

const block = (row: number, column: number): [number, number][] => [
  corner(row, column),
  corner(row, column + 1),
  corner(row + 1, column + 1),
  corner(row + 1, column),
];

const names: readonly (readonly [name: string, ...zips: string[]])[][] = [
  [
    ["Northgate", "04101", "04102"],
    ["Mill Hill", "04103", "04105", "04106", "04108"],
    ["Orchard Heights", "02995"],
    ["Lighthouse Point", "02994"],
  ],
  [
    ["West Hill", "02130", "02132", "02135", "02136"],
    ["Old Town", "02116", "02118", "02119"],
    ["Brickyard", "02992"],
    ["Ferry Landing", "02991"],
  ],
  [
    ["South Fields", "02993"],
    ["Dorset", "02122", "02124"],
    ["Harbor", "02109", "02110", "02113", "02114"],
    ["Wharfside", "02127", "02128"],
  ],
];

/** The demo's service areas. */
export const demoAreas: (typeof serviceAreas.$inferInsert)[] = names.flatMap((row, at) =>
  row.map(([name, ...zips], column) => ({
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    zips,
    shape: block(at, column),
  })),
);
