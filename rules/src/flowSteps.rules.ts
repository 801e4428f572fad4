/**
 * Flows whose steps are counted, each with its steps in order. A customer may skip one, as quick pay does: whoever
 * reached a step has passed those before it.
 */
export const flowSteps = {
  payment: ["started", "amount", "method", "date", "submitted", "completed"],
  devicePayment: ["started", "amount", "method", "submitted", "completed"],
  multiAccountPayment: ["started", "amount", "method", "submitted", "completed"],
  autoPayEnrollment: ["started", "amount", "method", "submitted", "completed"],
  autoPayChange: ["started", "method", "submitted", "completed"],
  order: ["started", "review", "submitted", "completed"],
} as const;

export type Flow = keyof typeof flowSteps;
export type FlowStep = (typeof flowSteps)[Flow][number];
