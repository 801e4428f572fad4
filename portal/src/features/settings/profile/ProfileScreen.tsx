import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useDispatch, useSelector } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { settingsEntered } from "../model/userPreferences.slice.ts";
import { AccountCard } from "./AccountCard.tsx";
import { LanguageCard } from "./LanguageCard.tsx";
import { OfflineCard } from "./OfflineCard.tsx";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { selectPermissions, selectProfile, selectSessionPhase } from "../../session/model/session.selectors.ts";
import { Actions, Button } from "@portico/design-system/button";
import { SignOutIcon } from "@portico/design-system/icons";
import { Text } from "@portico/design-system/text";
import { signOutRequested } from "../../session/model/session.slice.ts";
import { Link } from "@portico/design-system/link";
import { usePortalPage } from "../../../components/portalPage.ts";

/** Profile and settings: user, role, account, language, sign-out. */
export function ProfileScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const preferences = useToggle("userPreferences");
  const title = t(preferences ? "settings.screenPreferences" : "settings.screen");
  useScreenTitle(title);
  useArrival(() => dispatch(settingsEntered()));
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={title} />
        <Columns template="equal" collapseBelow="desktop">
          <Stack gap="large">
            <YouCard />
            <LanguageCard />
            <SecurityCard />
            <UsersCard />
          </Stack>
          <Stack gap="large">
            <AccountCard />
            <PropertyContactsCard />
            <OfflineCard />
            <SessionCard />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}

/** The signed-in user, the permissions of the role (SESS-20), and the role in an enterprise's directory (SESS-15). */
function YouCard() {
  const t = useCopy();
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  const { firstName, username, role, enterpriseRole = "NONE" } = profile;
  const items = [
    { id: "name", term: t("settings.you.name"), detail: firstName },
    { id: "username", term: t("settings.you.username"), detail: username },
    ...(enterpriseRole === "NONE"
      ? []
      : [
          {
            id: "enterpriseRole",
            term: t("settings.you.enterpriseRole"),
            detail: t("settings.you.enterpriseRole.name", { role: enterpriseRole }),
            aside: t("settings.you.enterpriseRole.detail"),
          },
        ]),
    { id: "role", term: t("settings.you.role"), detail: t("settings.role", { role }) },
  ];
  return (
    <Card labelledBy="you">
      <Stack gap="medium">
        <CardTitle level={2} id="you">
          {t("settings.you.title")}
        </CardTitle>
        <Stack gap="small">
          <DescriptionList items={items} />
          {/* Not in the last row: a sentence there would push the role under its term. */}
          <Text size="small" tone="quiet">
            {t("settings.role.may", { role })}
          </Text>
        </Stack>
        <Stack gap="xsmall">
          <Text tone="quiet">{t("contact.card")}</Text>
          <span>
            <Link href="/user-preferences/contact">{t("contact.cardAction")}</Link>
          </span>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Sign-out, with its effect on other tabs. */
function SessionCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const leaving = useSelector(selectSessionPhase) === "signingOut";
  return (
    <Card labelledBy="session">
      <Stack gap="medium">
        <CardTitle level={2} id="session">
          {t("settings.session.title")}
        </CardTitle>
        <Text tone="quiet">{t("settings.session.detail")}</Text>
        <Actions>
          <Button
            variant="secondary"
            icon={<SignOutIcon size={20} />}
            busy={leaving ? t("shell.signingOut") : undefined}
            onPress={() => dispatch(signOutRequested())}
          >
            {t("shell.signOut")}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}

/** Link to password and sessions. */
function SecurityCard() {
  const t = useCopy();
  return (
    <Card labelledBy="security">
      <Stack gap="medium">
        <CardTitle level={2} id="security">
          {t("session.security.screen")}
        </CardTitle>
        <Text tone="quiet">{t("session.security.card")}</Text>
        <span>
          <Link href="/user-preferences/security">{t("session.security.cardAction")}</Link>
        </span>
      </Stack>
    </Card>
  );
}

/** Link to the users of the account, for administrators. */
function UsersCard() {
  const t = useCopy();
  if (!useSelector(selectPermissions).includes("manageUsers")) return null;
  return (
    <Card labelledBy="users">
      <Stack gap="medium">
        <CardTitle level={2} id="users">
          {t("users.title")}
        </CardTitle>
        <Text tone="quiet">{t("users.card")}</Text>
        <span>
          <Link href="/user-preferences/people">{t("users.cardAction")}</Link>
        </span>
      </Stack>
    </Card>
  );
}

/** Link to the property's points of contact, if the site has them (SHELL-12). */
function PropertyContactsCard() {
  const t = useCopy();
  const { site } = usePortalPage();
  if (!useToggle("pointOfContact") || site !== "community") return null;
  return (
    <Card labelledBy="property-contacts">
      <Stack gap="medium">
        <CardTitle level={2} id="property-contacts">
          {t("community.contacts.link")}
        </CardTitle>
        <Text tone="quiet">{t("community.contacts.linkDetail")}</Text>
        <span>
          <Link href="/manage-property-contacts">{t("community.contacts.linkAction")}</Link>
        </span>
      </Stack>
    </Card>
  );
}
