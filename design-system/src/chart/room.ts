/**
 * Minimum container width, in rem (it grows with the user's text size), for this many vertical bars with readable
 * labels.
 */
export const rooms = {
  few: { max: 5, width: "30rem" },
  some: { max: 7, width: "42rem" },
  many: { max: 9, width: "54rem" },
} as const;
const names = Object.keys(rooms) as (keyof typeof rooms)[];

/** The width class that this many vertical bars need; more than nine bars are always horizontal. */
export function roomFor(count: number): keyof typeof rooms | "none" {
  return names.find((name) => count <= rooms[name].max) ?? "none";
}
