import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import type { Trouble } from "./useSignIn.ts";

/** The portal's page for a new password; sign-in has put the grant for it into a cookie. */
const newPasswordPage = "/account-recovery?password-reset-required";

/** Why the last try signed nobody in. What does not match is not told apart: that would say which user names exist (S9). */
export function SignInTrouble({ trouble }: { trouble: Trouble | null }) {
  const t = useCopy();
  if (trouble === null) return null;
  if (trouble.kind === "refused") return <ProblemAlert problem={trouble.problem} />;
  return (
    <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.session.newPassword.title")} live="assertive">
      <Link href={newPasswordPage} tone="inherit">
        {t("studio.session.newPassword.link")}
      </Link>
    </Alert>
  );
}
