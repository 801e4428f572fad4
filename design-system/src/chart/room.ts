/**
 * Minimum container width, in rem (it grows with the user's text size), for this many vertical bars with readable
 * labels.
 */
export const rooms = {
  few: { most: 5, width: "30rem" },
  some: { most: 7, width: "42rem" },
  many: { most: 9, width: "54rem" },
} as const;
const names = Object.keys(rooms) as (keyof typeof rooms)[];

/** The width class that this many vertical bars need; more than nine bars are always horizontal. */
export function roomFor(count: number): keyof typeof rooms | "none" {
  return names.find((name) => count <= rooms[name].most) ?? "none";
}
