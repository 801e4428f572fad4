import { useCopy } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { CheckIcon, ChevronRightIcon } from "@portico/design-system/icons";
import * as css from "./demoPeople.css.ts";
import type { DemoPerson } from "./signIn.api.ts";

export type DemoPersonRowProps = { person: DemoPerson; chosen: boolean; onChoose: (person: DemoPerson) => void };

/** One invented customer: the name to sign in with, and what there is to see. */
export function DemoPersonRow({ person, chosen, onChoose }: DemoPersonRowProps) {
  const t = useCopy();
  const { username, see } = person;
  return (
    <li>
      <button type="button" className={css.row} data-state={chosen ? "chosen" : "offered"} onClick={() => onChoose(person)}>
        <span className={css.words}>
          <span className={css.name} translate="no">
            {username}
          </span>
          <span className={css.see}>{see}</span>
        </span>
        <span className={css.mark}>{chosen ? <CheckIcon size={20} /> : <ChevronRightIcon size={20} />}</span>
        <VisuallyHidden>{t("session.demo.fill", { name: username })}</VisuallyHidden>
      </button>
    </li>
  );
}
