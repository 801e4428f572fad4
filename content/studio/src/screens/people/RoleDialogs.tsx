import { useCopy } from "@portico/content-runtime/react";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { namespacesReading } from "../../data/translation.api.ts";
import { type ActionState, useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
import {
  type ChosenGrant,
  firstChoice,
  grantFrom,
  hasLimits,
  languageOf,
  languages,
  roles,
  sites,
  withGrant,
  withoutGrant,
} from "./grants.ts";
import { type Grant, type Person, type Role, saveRoles } from "./people.api.ts";
import { useGrantText } from "./PeopleTable.tsx";

export type AssignRoleDialogProps = { person: Person; onClose: () => void; onSaved: (words: string) => void };

/** Grants a role to a user: which one, with which scope. */
export function AssignRoleDialog({ person, onClose, onSaved }: AssignRoleDialogProps) {
  const t = useCopy();
  const words = useGrantText();
  const [chosen, setChosen] = useState<ChosenGrant>(firstChoice);
  const grant = grantFrom(chosen);
  const change = useRolesChange(person, ({ firstName }) =>
    onSaved(t("studio.people.given", { name: firstName, role: words(grant) })),
  );
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
      <RolesConflict before={person} now={change.current} />
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

/** The scope of the role; an empty selection means all. */
function Limits({ chosen, onChange }: FieldsProps) {
  const t = useCopy();
  const { read } = useRead(namespacesReading);
  const hint = t("studio.people.limits.hint");
  return (
    <>
      <CheckboxGroup
        legend={t("studio.people.sites")}
        name="sites"
        hint={hint}
        value={chosen.sites}
        onChange={(value) => onChange({ ...chosen, sites: value })}
        options={sites.map((site) => ({ value: site, label: t(`studio.people.choice.${site}`) }))}
      />
      <CheckboxGroup
        legend={t("studio.people.languages")}
        name="languages"
        hint={hint}
        value={chosen.languages}
        onChange={(value) => onChange({ ...chosen, languages: value })}
        options={languages.map((language) => ({
          value: language,
          label: t(`studio.people.choice.${languageOf[language]}`),
        }))}
      />
      {read.data && (
        <CheckboxGroup
          legend={t("studio.people.parts")}
          name="parts"
          hint={hint}
          value={chosen.namespaces}
          onChange={(value) => onChange({ ...chosen, namespaces: value })}
          options={read.data.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
    </>
  );
}

export type RemoveRoleDialogProps = {
  person: Person;
  grant: Grant;
  onClose: () => void;
  onSaved: (words: string) => void;
};

/** Revokes a role, after a confirmation and with a reason. */
export function RemoveRoleDialog({ person, grant, onClose, onSaved }: RemoveRoleDialogProps) {
  const t = useCopy();
  const role = useGrantText()(grant);
  const change = useRolesChange(person, ({ firstName }) =>
    onSaved(t("studio.people.taken", { name: firstName, role })),
  );
  return (
    <ReasonDialog
      tone="critical"
      question={t("studio.people.take.question", { name: person.firstName, role })}
      consequence={t("studio.people.consequence")}
      confirmLabel={t("studio.people.take.yes")}
      busyLabel={t("studio.people.saving")}
      state={change.state}
      onConfirm={(reason) => change.save((grants) => withoutGrant(grants, grant), reason)}
      onClose={onClose}
    >
      <RolesConflict before={person} now={change.current} />
    </ReasonDialog>
  );
}

/** Edit conflict: shows the roles that another user saved, on which the next submit is based. */
function RolesConflict({ before, now }: { before: Person; now: Person }) {
  const t = useCopy();
  const words = useGrantText();
  if (before.etag === now.etag) return null;
  return (
    <Stack gap="xsmall">
      <Text weight="strong">{t("studio.people.changed", { name: now.firstName })}</Text>
      {now.grants.length === 0 && <Text>{t("studio.people.none")}</Text>}
      <Stack as="ul" gap="xsmall">
        {now.grants.map((grant) => (
          <li key={words(grant)}>{words(grant)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

export type RolesChange = {
  /** The user with the latest known roles, after a conflict those of the other edit. */
  current: Person;
  state: ActionState<Person>;
  /** @param next computes the new roles from the current ones */
  save: (next: (grants: readonly Grant[]) => Grant[], reason: string) => Promise<void>;
};

/** Changes a user's roles. After a conflict the next submit is based on the other user's version. */
function useRolesChange(person: Person, onSaved: (person: Person) => void): RolesChange {
  const [current, setCurrent] = useState(person);
  const { state, run } = useAction(saveRoles);
  return {
    current,
    state,
    async save(next, reason) {
      const answer = await run({
        username: current.username,
        grants: next(current.grants),
        reason,
        version: current.etag,
      });
      if (answer.ok) onSaved(answer.data);
      else if (answer.problem.status === 412) setCurrent(answer.problem.theirs as Person);
    },
  };
}
