import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import type { SignInFailure } from "./useSignIn.ts";

/** The portal's page for a new password; the sign-in response has set the reset grant as a cookie. */
const newPasswordPage = "/account-recovery?password-reset-required";

/**
 * Why the last attempt failed. Does not distinguish wrong user names from wrong passwords, to prevent user enumeration
 * (S9).
 */
export function SignInError({ trouble }: { trouble: SignInFailure | null }) {
  const t = useCopy();
  if (trouble === null) return null;
  if (trouble.kind === "refused") return <ProblemAlert problem={trouble.problem} />;
  return (
    <Alert
      tone="warning"
      toneLabel={t("studio.shell.tone.warning")}
      title={t("studio.session.newPassword.title")}
      live="assertive"
    >
      <Link href={newPasswordPage} tone="inherit">
        {t("studio.session.newPassword.link")}
      </Link>
    </Alert>
  );
}
