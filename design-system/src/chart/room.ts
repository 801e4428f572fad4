/** How wide a place must be, in the reader's own text size, for so many bars to stand upright with readable names. */
export const rooms = { few: { most: 5, width: "30rem" }, some: { most: 7, width: "42rem" }, many: { most: 9, width: "54rem" } } as const;
const names = Object.keys(rooms) as (keyof typeof rooms)[];

/** The room that so many bars need to stand; more than nine always lie. */
export function roomFor(count: number): keyof typeof rooms | "none" {
  return names.find((name) => count <= rooms[name].most) ?? "none";
}
