import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { PhoneField, Select, TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { type PropertyContactRole, propertyContactRoles } from "@portico/rules/propertyContact";
import type { PropertyContact } from "./contacts.api.ts";
import { useClosing, useContactForm, useTrouble } from "./useContactForm.ts";

export type ContactFormProps = {
  accountId: string;
  /** The contact to change; undefined to add one. */
  contact: PropertyContact | undefined;
  onClose: () => void;
};

const formId = "property-contact";

/** Name, role, telephone and e-mail of one contact. The input is kept until it is saved or the dialog is closed. */
export function ContactForm({ accountId, contact, onClose }: ContactFormProps) {
  const t = useCopy();
  const { phase, typed, type, errors, errorOf, tries, submit } = useContactForm(accountId, contact);
  useClosing(phase, onClose);
  const trouble = useTrouble(phase);
  const busy = phase.name === "working";
  const roles = propertyContactRoles.map((role) => ({
    value: role,
    label: t("community.contacts.roleName", { role }),
  }));
  const title = contact
    ? t("community.contacts.changeTitle", { name: contact.name })
    : t("community.contacts.addTitle");
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={t("community.contacts.close")}
      busy={busy}
      onOpenChange={onClose}
    >
      <span id={formId} hidden>
        {t("community.contacts.form")}
      </span>
      <Form
        labelledBy={formId}
        busy={busy}
        errors={{ title: t("community.contacts.check"), errors, focusOn: tries }}
        onSubmit={submit}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("community.contacts.saving") : undefined}>
              {t("community.contacts.save")}
            </Button>
          </Actions>
        }
      >
        {trouble && (
          <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
            {trouble}
          </Alert>
        )}
        <TextField
          label={t("community.contacts.name")}
          name="name"
          autoComplete="off"
          maxLength={100}
          value={typed.name}
          error={errorOf("name")}
          onChange={(name) => type({ name })}
        />
        <Select
          label={t("community.contacts.role")}
          name="role"
          value={typed.role}
          options={roles}
          onChange={(role) => type({ role: role as PropertyContactRole })}
        />
        <PhoneField
          label={t("community.contacts.phone")}
          name="phone"
          autoComplete="off"
          value={typed.phone}
          error={errorOf("phone")}
          onChange={(phone) => type({ phone })}
        />
        <TextField
          label={t("community.contacts.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={typed.email}
          error={errorOf("email")}
          onChange={(email) => type({ email })}
        />
      </Form>
    </Dialog>
  );
}
