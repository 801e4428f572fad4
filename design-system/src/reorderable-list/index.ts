export { ReorderableList, type ReorderableListProps } from "./ReorderableList.tsx";
export type {
  ReorderableLabels,
  /** @deprecated Renamed to `ReorderableLabels` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  ReorderableLabels as ReorderableWords,
} from "./labels.ts";
