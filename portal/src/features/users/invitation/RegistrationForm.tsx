import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { validatePassword, type PasswordOwner } from "@portico/rules/password";
import { validateFirstName, validateUsername } from "@portico/rules/users";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { newPasswordError } from "../../../components/newPasswordErrors.ts";
import { useAttempts } from "../../../components/useAttempts.ts";
import { NewPasswordField } from "../../session/model/NewPasswordField.tsx";
import { invitationEvents, selectInvitationPhase } from "./invitation.slice.ts";

type Field = "firstName" | "username" | "password";
type FieldError = { field: Field; code: string };
type Typed = Record<Field, string>;

function errorsOf({ firstName, username, password }: Typed, owner: PasswordOwner): FieldError[] {
  const errors = {
    firstName: validateFirstName(firstName),
    username: validateUsername(username),
    password: validatePassword(password, { ...owner, username }),
  };
  return Object.entries(errors).flatMap(([field, code]) => (code === null ? [] : [{ field: field as Field, code }]));
}

/** The same words for here and for the server, which alone knows the user names in use. */
const messages: Record<
  Exclude<Field, "password">,
  { missing: BareKey; invalid: BareKey; others: Record<string, BareKey> }
> = {
  firstName: {
    missing: "users.invitation.firstNameMissing",
    invalid: "users.invitation.firstNameInvalid",
    others: {},
  },
  username: {
    missing: "users.invitation.usernameMissing",
    invalid: "users.invitation.usernameInvalid",
    others: { TAKEN: "users.invitation.usernameTaken" },
  },
};

function messageOf({ field, code }: FieldError): BareKey {
  if (field === "password") return newPasswordError(code);
  const { missing, invalid, others } = messages[field];
  return code === "MISSING" ? missing : (others[code] ?? invalid);
}

/** First name, user name and password of a new person. The input is kept when it is refused. */
export function RegistrationForm({ email, accountName }: { email: string; accountName: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectInvitationPhase);
  const [typed, setTyped] = useState<Typed>({ firstName: "", username: "", password: "" });
  const [submitted, setSubmitted] = useState<Typed>();
  const busy = phase.name === "working";
  const owner = { email, companies: [accountName] };
  const refused =
    phase.name === "failed" && phase.failure.kind === "invalid" ? (phase.failure.fields as FieldError[]) : [];
  const attempts = useAttempts(refused.length > 0);
  const own = attempts.count > 0 ? errorsOf(typed, owner) : [];
  // What the server refused is shown until that field is changed.
  const fromServer = refused.filter(({ field }) => typed[field] === submitted?.[field]);
  const errors = own.length > 0 ? own : fromServer;
  const errorOf = (field: Field) => {
    const error = errors.find((each) => each.field === field);
    return error && t(messageOf(error));
  };
  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const submit = () => {
    attempts.add();
    if (errorsOf(typed, owner).length > 0 || busy) return;
    setSubmitted(typed);
    dispatch(invitationEvents.registrationSubmitted(typed));
  };
  return (
    <Stack gap="medium">
      <Heading level={2} size={3} id="registration">
        {t("users.invitation.formTitle")}
      </Heading>
      <Text size="small" tone="quiet">
        {t("users.invitation.formLead", { email })}
      </Text>
      <Form
        labelledBy="registration"
        busy={busy}
        errors={{
          title: t("users.check"),
          errors: errors.map((error) => ({ fieldName: error.field, message: t(messageOf(error)) })),
          focusOn: attempts.count,
        }}
        onSubmit={submit}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("users.invitation.accepting") : undefined}>
              {t("users.invitation.register")}
            </Button>
          </Actions>
        }
      >
        <TextField
          label={t("users.invitation.firstName")}
          name="firstName"
          autoComplete="given-name"
          value={typed.firstName}
          error={errorOf("firstName")}
          onChange={(firstName) => type({ firstName })}
        />
        <TextField
          label={t("users.invitation.username")}
          name="username"
          autoComplete="username"
          hint={t("users.invitation.usernameHint")}
          value={typed.username}
          error={errorOf("username")}
          onChange={(username) => type({ username })}
        />
        <NewPasswordField
          label={t("users.invitation.password")}
          name="password"
          value={typed.password}
          error={errorOf("password")}
          owner={{ username: typed.username, ...owner }}
          onChange={(password) => type({ password })}
        />
      </Form>
    </Stack>
  );
}
