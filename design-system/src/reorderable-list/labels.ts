/** Gets a row's name and its position, counted from 1. */
export type Said = (name: string, place: number, count: number) => string;

export type ReorderableLabels = {
  /** Accessible name of the drag handle: "Move Channel 7". */
  handle: (name: string) => string;
  /** Keyboard instructions, as the description of the handle: "Press Space to lift, ...". */
  instructions: string;
  /** Accessible names of the buttons that move a row by one. */
  up: (name: string) => string;
  down: (name: string) => string;
  /** "Channel 7 lifted, place 2 of 5." */
  lifted: Said;
  /** "Channel 7, place 3 of 5." */
  moved: Said;
  /** "Channel 7 dropped at place 3 of 5." */
  dropped: Said;
  /** "Channel 7 put back at place 2 of 5." */
  putBack: Said;
};
