import { useCopy } from "@portico/content-runtime/react";
import { IconButton } from "@portico/design-system/button";
import { HelpIcon, HomeIcon, SignOutIcon, UserIcon } from "@portico/design-system/icons";
import { media } from "@portico/design-system/theme";
import { Brand, TopBar, TopBarLink } from "@portico/design-system/navigation";
import { useDispatch, useSelector } from "react-redux";
import { LanguageSwitch } from "../../features/content/language/LanguageSwitch.tsx";
import { selectIsSignedIn, selectProfile } from "../../features/session/model/session.selectors.ts";
import { signOutRequested } from "../../features/session/model/session.slice.ts";
import { useFlow } from "../router/useCurrentRoute.ts";
import { lazyOverlay } from "../../components/lazyComponent.ts";
import { useMedia } from "../../components/useMedia.ts";
import { usePortalPage } from "../../components/portalPage.ts";
import { useSiteName } from "../../components/useScreenTitle.ts";

const NotificationBell = lazyOverlay(() =>
  import("../../features/notifications/notificationsScreens.ts").then((part) => part.NotificationBell),
);

/** The header of every page: site name, language, support, user, sign-out. */
export function Banner() {
  const t = useCopy();
  return (
    <TopBar brand={<Brand name={useNameInHeader()} />} sticky="phone">
      <LanguageSwitch />
      <TopBarLink href="/support" icon={<HelpIcon size={22} />} label={t("shell.support")} />
      {useSelector(selectIsSignedIn) && (
        <>
          <NotificationBell />
          <Person />
        </>
      )}
    </TopBar>
  );
}

/** Below desktops the community site's name is shortened: the whole one would take three lines of the header. */
function useNameInHeader(): string {
  const t = useCopy();
  const name = useSiteName();
  const { site } = usePortalPage();
  const wide = useMedia(media.desktop);
  return wide || site !== "community" ? name : t("shell.siteName.communityShort");
}

function Person() {
  const t = useCopy();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const wide = useMedia(media.tablet);
  const alone = useFlow() === "full-width-header-only";
  // On phones the settings tab of the bottom menu has language and sign-out; without menus the header has them itself,
  // with the link home.
  if (!alone && !wide) return null;
  return (
    <>
      {alone && <TopBarLink href="/account-summary" icon={<HomeIcon size={22} />} label={t("shell.tab.summary")} />}
      <TopBarLink href="/profile-and-settings" icon={<UserIcon size={22} />} label={profile?.firstName ?? ""} />
      <IconButton
        variant="onBrand"
        icon={<SignOutIcon size={22} />}
        label={t("shell.signOut")}
        onPress={() => dispatch(signOutRequested())}
      />
    </>
  );
}
