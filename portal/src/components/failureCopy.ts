import type { BareKey } from "../lib/bareKey.ts";
import type { Failure } from "../api/result.ts";

export type FailureWords = { title: BareKey; detail: BareKey };

const words = <Code extends string>(code: Code) =>
  ({ title: `problem.${code}.title`, detail: `problem.${code}.detail` }) as const;

/** The words for any failure, found here alone; a flow with words of its own for a code shows those instead. */
export function failureCopy(failure: Failure): FailureWords {
  switch (failure.kind) {
    case "refused":
      return words(failure.code);
    case "invalid":
      return words("INVALID_REQUEST");
    case "unauthorised":
      return words("NOT_SIGNED_IN");
    case "maintenance":
      return words("IN_MAINTENANCE");
    case "unreachable":
      return { title: "shell.unreachable.title", detail: "shell.unreachable.detail" };
    case "unexpected":
      return failure.status === 503 ? words("TEMPORARILY_UNAVAILABLE") : words("INTERNAL_ERROR");
  }
}
