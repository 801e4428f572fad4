import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { Form } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Heading, Text } from "@portico/design-system/text";
import type { GivenRole } from "@portico/rules/users";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { AccountAccess, People, Person } from "../model/users.api.ts";
import { type PeopleCommand, peopleEvents, type PeoplePhase } from "./people.slice.ts";
import { useRoleOptions, useTrouble } from "./dialogParts.ts";

export type AccessDialogProps = {
  /** The account of the screen. */
  accountId: string;
  data: People;
  person: Person;
  /** The account that the role is for: this one, or another that the caller manages. */
  onAccount: string;
  phase: PeoplePhase;
  onClose: () => void;
};

type Choice = GivenRole | "NONE";

function commandOf(person: Person, on: AccountAccess | undefined, accountId: string, role: Choice): PeopleCommand {
  const { firstName: name } = person;
  if (role === "NONE") return { what: "remove", name, person, on: on as AccountAccess };
  if (!on) return { what: "give", name, person, on: { accountId }, access: { role, state: "ACTIVE" } };
  return { what: "role", name, person, on, access: { role, state: on.state } };
}

/** Changes somebody's role on an account; on another account it also gives or removes access. */
export function AccessDialog({ accountId, data, person: asOpened, onAccount, phase, onClose }: AccessDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const trouble = useTrouble(phase);
  // From the newest list: a second try after a conflict is based on that version.
  const person = data.people.find(({ userId }) => userId === asOpened.userId) ?? asOpened;
  const on = person.access.find((access) => access.accountId === onAccount);
  const current = on?.role ?? "NONE";
  const [role, setRole] = useState<Choice>(current === "PRIMARY" ? "ADMIN" : current);
  const roles = useRoleOptions();
  const none = { value: "NONE" as const, label: t("users.noAccess"), description: t("users.noAccessMeans") };
  const account = data.accounts.find((each) => each.accountId === onAccount)?.name ?? "";
  const title = t("users.accessTitle", { name: person.firstName, account });
  const formId = "access";
  const submit = () => {
    if (role === current) return onClose();
    dispatch(peopleEvents.submitted({ accountId, command: commandOf(person, on, onAccount, role) }));
  };
  const busy = phase.name === "working";
  return (
    <Dialog open size="small" title={title} closeLabel={t("users.close")} busy={busy} onOpenChange={onClose}>
      <VisuallyHidden>
        <Heading level={3} size={3} id={formId}>
          {title}
        </Heading>
      </VisuallyHidden>
      {current === "PRIMARY" ? (
        <Text>{t(person.isYou ? "users.ownerYou" : "users.ownerOther")}</Text>
      ) : (
        <Form
          labelledBy={formId}
          busy={busy}
          errors={{ title: t("users.check"), errors: [], focusOn: 0 }}
          onSubmit={submit}
          actions={
            <Actions>
              <Button type="submit" busy={busy ? t("users.saving") : undefined}>
                {t("users.save")}
              </Button>
            </Actions>
          }
        >
          {trouble && (
            <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
              {trouble}
            </Alert>
          )}
          <RadioGroup<Choice>
            legend={t("users.roleLegend")}
            name="role"
            value={role}
            options={onAccount === accountId ? roles : [...roles, none]}
            onChange={setRole}
          />
        </Form>
      )}
    </Dialog>
  );
}
