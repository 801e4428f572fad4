import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Columns, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { lazy, Suspense, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { usePortalPage } from "../../../components/portalPage.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { recoverySteps } from "../model/recoverySteps.ts";
import { selectIsSignedIn } from "../model/session.selectors.ts";
import { ToTarget } from "../model/ToTarget.tsx";
import { rememberedUsername } from "./rememberedUsername.ts";
import { EndedNotice, UnavailableNotice } from "./SignInNotices.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInHelp } from "./SignInHelp.tsx";
import { signInEntered } from "./signInPage.slice.ts";

/** Loaded on demand, so that customers' bundles contain no demo code. */
const DemoPeople = lazy(() => import("./DemoPeople.tsx").then((part) => ({ default: part.DemoPeople })));

/** The root page: sign-in for visitors; redirects users who are signed in already. */
export function SignInScreen() {
  const signedIn = useSelector(selectIsSignedIn);
  const [onArrival] = useState(signedIn);
  return onArrival ? <ToTarget /> : <SignIn />;
}

function SignIn() {
  const t = useCopy();
  const [entered, setEntered] = useState(() => {
    const username = rememberedUsername(document.cookie);
    return { username, password: "", rememberMe: username !== "" };
  });
  const { demo } = usePortalPage();
  const dispatch = useDispatch();
  useArrival(() => dispatch(signInEntered()));
  const form = (
    <Stack gap="large">
      <PageHeader title={t("session.signIn.title")} description={t("session.signIn.lead")} />
      <EndedNotice />
      <UnavailableNotice />
      <Card>
        <Stack gap="medium">
          <SignInForm entered={entered} onChange={setEntered} />
          <Inline gap="medium">
            <Link href={recoverySteps.ask}>{t("session.recovery.forgotPassword")}</Link>
            <Link href={recoverySteps.username}>{t("session.recovery.forgotUsername")}</Link>
            <Link href="/create-account">{t("session.creation.link")}</Link>
          </Inline>
          <SignInHelp />
        </Stack>
      </Card>
    </Stack>
  );
  if (!demo) return <Page width="narrow">{form}</Page>;
  return (
    <Page width="wide">
      <Columns template="equal" gap="xlarge" collapseBelow="desktop">
        {form}
        <Suspense>
          <DemoPeople onChoose={({ username, password }) => setEntered({ ...entered, username, password })} />
        </Suspense>
      </Columns>
    </Page>
  );
}
