/** The test processor in process. Its reads and switches are those of the processor's own app. */
export type TestProcessor = import("../processor/testing.ts").TestProcessor;
