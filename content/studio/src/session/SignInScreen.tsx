import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card } from "@portico/design-system/card";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { lazy, Suspense, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useStudioPage } from "../data/studioContexts.ts";
import type { Credentials } from "./session.api.ts";
import { useSessionState } from "./sessionContext.ts";
import { SignInForm } from "./SignInForm.tsx";
import { targetOf } from "../components/hrefs.ts";

/** Loads demo code only where demo data exists. */
const DemoEditors = lazy(() => import("./DemoEditors.tsx").then((part) => ({ default: part.DemoEditors })));

/** Sign-in for editors; redirects signed-in users to the return URL. */
export function SignInScreen() {
  const { phase } = useSessionState();
  const [query] = useSearchParams();
  return phase === "signedOut" ? <SignIn /> : <Navigate to={targetOf(query)} replace />;
}

function SignIn() {
  const t = useCopy();
  const { demo } = useStudioPage();
  const [entered, setEntered] = useState({ username: "", password: "" });
  const [form, setForm] = useState(0);
  const choose = ({ username, password }: Credentials) => {
    setEntered({ username, password });
    // The form may be asking for someone else's code.
    setForm(form + 1);
  };
  const content = (
    <Stack gap="large">
      <PageHeader title={t("studio.session.signIn.title")} description={t("studio.session.signIn.lead")} />
      <SignedOutNotice />
      <Card>
        <SignInForm key={form} entered={entered} onChange={setEntered} />
      </Card>
    </Stack>
  );
  if (!demo) return <Page width="narrow">{content}</Page>;
  return (
    <Page width="wide">
      <Columns template="equal" gap="xlarge" collapseBelow="desktop">
        {content}
        <Suspense>
          <DemoEditors onChoose={choose} />
        </Suspense>
      </Columns>
    </Page>
  );
}

function SignedOutNotice() {
  const t = useCopy();
  const state = useSessionState();
  if (state.phase !== "signedOut" || !state.byUser) return null;
  return (
    <Alert
      tone="success"
      toneLabel={t("studio.shell.tone.success")}
      title={t("studio.session.signedOut.title")}
      live="polite"
    />
  );
}
