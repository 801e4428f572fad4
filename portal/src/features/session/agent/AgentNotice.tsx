import { useCopy } from "@portico/content-runtime/react";
import { Banner } from "@portico/design-system/banner";
import type { Profile } from "../model/session.slice.ts";

/**
 * Marks an agent's session (impersonation) on every screen (SESS-15): whose account it is, and that everything is
 * recorded as theirs.
 */
export function AgentNotice({ profile: { userType, firstName, accountName } }: { profile: Profile }) {
  const t = useCopy();
  return (
    <Banner tone="mode" label={t("shell.agent.label")}>
      <strong>
        {t("shell.agent.title", { kind: userType === "BOBO" ? "BOBO" : "CSR", name: firstName, account: accountName })}
      </strong>{" "}
      {t("shell.agent.detail")}
    </Banner>
  );
}
