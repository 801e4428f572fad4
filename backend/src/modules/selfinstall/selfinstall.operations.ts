import type { components } from "@portico/openapi/selfinstall";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";

type State = components["schemas"]["SelfInstallState"];

const nextOf = {
  "contact-to-activate": "CONTACT_TO_ACTIVATE",
  "contact-to-continue": "CONTACT_TO_CONTINUE",
  "nothing-to-set-up": "NOTHING_TO_SET_UP",
  "redirect-to-TPSI": "EXTERNAL",
} as const;

/** The endpoint of self-installation (SHELL-11): what the account's notification says. */
export function selfInstallOperations({ config, database }: Dependencies): Operations {
  return {
    getSelfInstallState: async ({ principal, query }): Promise<State> => {
      const { accountId } = query as { accountId: string };
      customerOf({ principal }, accountId);
      const notification = (await accountFacts(database, accountId))?.selfInstallNotification ?? "nothing-to-set-up";
      const next = nextOf[notification];
      return { next, url: next === "EXTERNAL" ? (config.selfInstallUrl ?? null) : null };
    },
  };
}
