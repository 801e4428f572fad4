export { ReorderableList, type ReorderableListProps } from "./ReorderableList.tsx";
export type { ReorderableWords } from "./words.ts";
