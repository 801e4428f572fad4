import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { namespacesReading } from "../../data/namespaces.api.ts";
import { useRead } from "../../data/useRead.ts";
import { Changed } from "./Changed.tsx";
import { type ChosenGrant, firstChoice, grantFrom, hasLimits, languageOf, languages, roles, sites, withGrant } from "./grants.ts";
import type { Person, Role } from "./people.api.ts";
import { useGrantWords } from "./useGrantWords.ts";
import { useRolesChange } from "./useRolesChange.ts";

export type GiveDialogProps = { person: Person; onClose: () => void; onSaved: (words: string) => void };

/** Gives somebody a role: which one, and where it holds. */
export function GiveDialog({ person, onClose, onSaved }: GiveDialogProps) {
  const t = useCopy();
  const words = useGrantWords();
  const [chosen, setChosen] = useState<ChosenGrant>(firstChoice);
  const grant = grantFrom(chosen);
  const change = useRolesChange(person, ({ firstName }) => onSaved(t("studio.people.given", { name: firstName, role: words(grant) })));
  return (
    <ReasonDialog
      question={t("studio.people.give.question", { name: person.firstName })}
      consequence={t("studio.people.consequence")}
      confirmLabel={t("studio.people.give.yes")}
      busyLabel={t("studio.people.saving")}
      state={change.state}
      onConfirm={(reason) => change.save((grants) => withGrant(grants, grant), reason)}
      onClose={onClose}
    >
      <Changed before={person} now={change.current} />
      <GrantFields chosen={chosen} onChange={setChosen} />
    </ReasonDialog>
  );
}

type FieldsProps = { chosen: ChosenGrant; onChange: (chosen: ChosenGrant) => void };

function GrantFields({ chosen, onChange }: FieldsProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Select
        label={t("studio.people.role")}
        name="role"
        hint={t(`studio.people.role.${chosen.role}.detail`)}
        value={chosen.role}
        onChange={(role) => onChange({ ...chosen, role: role as Role })}
        options={roles.map((role) => ({ value: role, label: t(`studio.people.role.${role}`) }))}
      />
      {hasLimits(chosen.role) && <Limits chosen={chosen} onChange={onChange} />}
    </Stack>
  );
}

/** Where the role holds; what nothing is chosen of counts as all. */
function Limits({ chosen, onChange }: FieldsProps) {
  const t = useCopy();
  const { read } = useRead(namespacesReading);
  const hint = t("studio.people.limits.hint");
  return (
    <>
      <CheckboxGroup legend={t("studio.people.sites")} name="sites" hint={hint} value={chosen.sites} onChange={(value) => onChange({ ...chosen, sites: value })} options={sites.map((site) => ({ value: site, label: t(`studio.people.choice.${site}`) }))} />
      <CheckboxGroup
        legend={t("studio.people.languages")}
        name="languages"
        hint={hint}
        value={chosen.languages}
        onChange={(value) => onChange({ ...chosen, languages: value })}
        options={languages.map((language) => ({ value: language, label: t(`studio.people.choice.${languageOf[language]}`) }))}
      />
      {read.data && <CheckboxGroup legend={t("studio.people.parts")} name="parts" hint={hint} value={chosen.namespaces} onChange={(value) => onChange({ ...chosen, namespaces: value })} options={read.data.map(({ name }) => ({ value: name, label: name }))} />}
    </>
  );
}
