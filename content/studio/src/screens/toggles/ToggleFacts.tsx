import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { DateText } from "@portico/design-system/money";
import { Facts } from "../../components/Facts.tsx";
import { When } from "../../components/When.tsx";
import type { Toggle } from "./toggles.api.ts";
import { useRegisterWords } from "../../components/toggles/useToggleWords.ts";

/** What the register and the history say of a toggle. */
export function ToggleFacts({ toggle: { owner, expires, since, applies, clientVisible } }: { toggle: Toggle }) {
  const [t, say] = [useCopy(), useRegisterWords()];
  const fact = (id: "owner" | "expires" | "since" | "applies" | "audience", detail: ReactNode) => ({ id, term: t(`studio.toggles.fact.${id}`), detail });
  return (
    <Facts
      items={[
        fact("owner", say(owner)),
        fact("expires", expires === undefined ? t("studio.toggles.stays") : <DateText date={expires} />),
        fact("since", <When at={since} />),
        fact("applies", t(`studio.toggles.applies.${applies}`)),
        fact("audience", t(clientVisible ? "studio.toggles.audience.browser" : "studio.toggles.audience.server")),
      ]}
    />
  );
}
