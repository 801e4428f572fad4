/** What is asked about one method above the list. */
export type MethodQuestion = "rename" | "delete";
