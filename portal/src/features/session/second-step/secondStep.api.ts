import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { LoginAnswer } from "../model/session.api.ts";

/** Completes the sign-in of this browser with a code of the app, or a recovery code. */
export const completeSignIn = ({ identity, headers }: Rest, code: string): Promise<Result<LoginAnswer>> =>
  toResult(
    identity.POST("/api/pub/identity/v1/sign-in-completions", {
      params: { header: headers.mutating() },
      body: { code },
    }),
  );
