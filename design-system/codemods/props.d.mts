import type { Rename } from "./rename.d.mts";

/** New names and new values of props, by entry point and component. */
export type PropChanges = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          props?: Readonly<Record<string, string>>;
          /** By the prop's name before the change. */
          values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
        }
      >
    >
  >
>;

export function changingProps(changes: PropChanges): Rename;
export function inOrder(...renames: Rename[]): Rename;
export function changingMembers(
  entry: string,
  name: string,
  group: string,
  members: Readonly<Record<string, string>>,
): Rename;
