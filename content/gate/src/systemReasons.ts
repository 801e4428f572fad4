/**
 * Reason codes that the history records where users give no reason. The Studio translates them
 * (`studio.history.reason`).
 */
export const systemReasons = [
  "BUILD_MERGED",
  "CHANGE_SET_CREATED",
  "CHANGE_SET_DISCARDED",
  "CHANGE_SET_RENAMED",
  "DRAFT_DISCARDED",
  "FILE_IMPORTED",
  "FIRST_COPY",
  "GLOSSARY_CHANGED",
  "SCHEDULE_CANCELED",
] as const;

export type SystemReason = (typeof systemReasons)[number];

export const isSystemReason = (reason: string): reason is SystemReason =>
  systemReasons.some((known) => known === reason);
