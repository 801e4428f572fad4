import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { CheckboxGroup } from "@portico/design-system/choice";
import { DescriptionList } from "@portico/design-system/description-list";
import { EmptyState } from "@portico/design-system/feedback";
import { Form } from "@portico/design-system/form";
import { UsersIcon } from "@portico/design-system/icons";
import { pageTitleId } from "@portico/design-system/page-header";
import { type ContactTopic, validateContactTopics, contactTopics } from "@portico/rules/contactTopics";
import { useState } from "react";
import { useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { Conflict } from "../../community/model/Conflict.tsx";
import { useTyped } from "../../community/model/useTyped.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectIsSignedIn } from "../../session/model/session.selectors.ts";
import type { ContactPreferences } from "../model/property.api.ts";
import { propertyWorkflows } from "../model/property.saga.ts";
import { PropertyPage, PropertySkeleton } from "../model/PropertyPage.tsx";
import { type Property, useProperty } from "../model/useProperty.ts";
import { isConflict, useSavedToast } from "../model/useSavedToast.ts";

/** Whom the provider's team contacts about what. The route is open; its data needs a sign-in. */
function ContactPreferencesScreen() {
  const t = useCopy();
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn ? (
    <OfProperty />
  ) : (
    <PropertyPage title={t("property.preferences.title")}>
      <SignInFirst />
    </PropertyPage>
  );
}

function SignInFirst() {
  const t = useCopy();
  return (
    <EmptyState
      title={t("property.preferences.signIn")}
      icon={<UsersIcon size={28} />}
      action={
        <ButtonLink href="/?targetUrl=/property-contact-preferences">
          {t("property.preferences.signInAction")}
        </ButtonLink>
      }
    >
      {t("property.preferences.signInDetail")}
    </EmptyState>
  );
}

function OfProperty() {
  const t = useCopy();
  const property = useProperty(["preferences"]);
  const { reads, load, mayChange } = property;
  const none = (
    <EmptyState
      title={t("community.contacts.none")}
      icon={<UsersIcon size={28} />}
      action={<ButtonLink href="/manage-property-contacts">{t("community.contacts.linkAction")}</ButtonLink>}
    >
      {t("property.preferences.noneDetail")}
    </EmptyState>
  );
  return (
    <PropertyPage title={t("property.preferences.title")} lead={t("property.preferences.lead")} looksOnly={!mayChange}>
      <ScreenState
        read={reads.preferences}
        skeleton={<PropertySkeleton />}
        onRetry={() => load("preferences")}
        empty={{ when: ({ contacts }) => contacts.length === 0, show: none }}
      >
        {(preferences) =>
          mayChange ? (
            <PreferencesForm key={preferences.contacts.length} preferences={preferences} property={property} />
          ) : (
            <InWords preferences={preferences} />
          )
        }
      </ScreenState>
    </PropertyPage>
  );
}

type Topics = Readonly<Record<string, readonly ContactTopic[]>>;
const topicsOf = ({ contacts }: ContactPreferences): Topics =>
  Object.fromEntries(contacts.map(({ contactId, topics }) => [contactId, topics]));

function PreferencesForm({ preferences, property }: { preferences: ContactPreferences; property: Property }) {
  const t = useCopy();
  const words = useTopicCopy();
  const [tries, setTries] = useState(0);
  const { phase, send, dismiss } = property;
  const { contacts, version } = preferences;
  const {
    typed: chosen,
    type,
    takeVersion,
    reset,
  } = useTyped(version, () => topicsOf(preferences), {
    isConflict: isConflict(property),
    isSaved: phase.name === "done",
  });
  const mine = contacts.map((contact) => ({ ...contact, topics: [...(chosen[contact.contactId] ?? contact.topics)] }));
  const isNobodyChosen = validateContactTopics(mine).length > 0;
  const busy = phase.name === "working";
  useSavedToast(property, "preferences", t("property.preferences.saved"));
  const save = () => {
    setTries(tries + 1);
    if (isNobodyChosen) return;
    const choices = mine.map(({ contactId, topics }) => ({ contactId, topics }));
    send({ what: "preferences", version: takeVersion(), choices });
  };
  const takeTheirs = () => {
    reset();
    dismiss();
  };
  const rows = contacts.map(({ contactId, name, topics }, place) => ({
    id: contactId,
    term: name,
    theirs: words(topics),
    mine: words(mine[place]?.topics ?? []),
  }));
  return (
    <Form
      labelledBy={pageTitleId}
      busy={busy}
      onSubmit={save}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("community.channels.saving") : undefined}>
            {t("property.preferences.save")}
          </Button>
        </Actions>
      }
    >
      {tries > 0 && isNobodyChosen && (
        <Alert
          tone="critical"
          toneLabel={t("shell.tone.critical")}
          title={t("property.preferences.nobody")}
          live="assertive"
        >
          {t("property.preferences.nobodyDetail")}
        </Alert>
      )}
      {isConflict(property) && <Conflict rows={rows} busy={busy} onMine={save} onTheirs={takeTheirs} />}
      {phase.name === "failed" && !isConflict(property) && <FailureAlert failure={phase.failure} />}
      {mine.map(({ contactId, name, role, email, topics }) => (
        <CheckboxGroup
          key={contactId}
          legend={name}
          name={`contact-${contactId}`}
          hint={t("property.preferences.who", { role: t("community.contacts.roleName", { role }), email })}
          value={topics}
          options={contactTopics.map((topic) => ({ value: topic, label: t("property.preferences.topic", { topic }) }))}
          onChange={(value) => type((current) => ({ ...current, [contactId]: value }))}
        />
      ))}
    </Form>
  );
}

function useTopicCopy() {
  const t = useCopy();
  return (topics: readonly ContactTopic[]) =>
    contactTopics
      .filter((topic) => topics.includes(topic))
      .map((topic) => t("property.preferences.topic", { topic }))
      .join(", ") || t("property.preferences.nothing");
}

function InWords({ preferences: { contacts } }: { preferences: ContactPreferences }) {
  const words = useTopicCopy();
  return (
    <DescriptionList
      items={contacts.map(({ contactId, name, topics, email }) => ({
        id: contactId,
        term: name,
        detail: words(topics),
        aside: email,
      }))}
    />
  );
}

/** Router entry for the screen. */
export const contactPreferencesScreen = withWorkflows(ContactPreferencesScreen, propertyWorkflows);
