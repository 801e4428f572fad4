import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

/** Chooses a new password with the grant of a sign-in that asked for one; signs nobody in (SESS-01). */
export const resetPassword = ({ identity, headers }: Rest, newPassword: string): Promise<Result<unknown>> =>
  answer(identity.POST("/api/pub/identity/v1/password-resets", { params: { header: headers.mutating() }, body: { newPassword } }));
