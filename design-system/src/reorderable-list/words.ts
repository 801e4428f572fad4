/** What is said about a row: its name, and its place from 1. */
export type Said = (name: string, place: number, count: number) => string;

export type ReorderableWords = {
  /** Name of the button by which a row is dragged or lifted: "Move Channel 7". */
  handle: (name: string) => string;
  /** How the button is used with the keyboard; described by it: "Press Space to lift, ...". */
  instructions: string;
  /** Names of the buttons that move a row by one. */
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
