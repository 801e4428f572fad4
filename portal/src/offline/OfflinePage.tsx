import { ContentProvider, useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Page, Stack } from "@portico/design-system/layout";
import { LocaleProvider } from "@portico/design-system/locale";
import { AppShell, Brand, TopBar } from "@portico/design-system/navigation";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect, useMemo, useState } from "react";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { useOnline } from "../components/useOnline.ts";
import { endOffline, type OfflineCopy, offlineCopyKey, readOfflineCopy } from "../lib/offlineCopy.ts";
import { offlineContent, type OfflineStart } from "./offlineStart.ts";
import { SavedCopy } from "./SavedCopy.tsx";

export type OfflinePageProps = {
  start: OfflineStart;
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Loads the page that was asked for again. */
  reload: () => void;
};

/**
 * The page in place of one that the network could not deliver (B25). It sends nothing. Someone without a connection
 * comes to:
 * 1. learn that nothing was sent, and what waits for the network;
 * 2. read what their last statement says and what they paid, if they chose to keep it;
 * 3. call us.
 */
export function OfflinePage({ start, storage, now, reload }: OfflinePageProps) {
  const [copy, remove] = useSavedCopy(storage, now);
  const [isRemoved, setRemoved] = useState(false);
  const locale = copy?.locale ?? start.locale;
  // What was saved keeps its words; the page around it speaks the same language, also after it was deleted.
  const [language] = useState(locale);
  const content = useMemo(() => offlineContent(start, language), [start, language]);
  return (
    <ContentProvider store={content}>
      <LocaleProvider locale={language}>
        <Shell site={start.site}>
          <WhatHappened reload={reload} />
          {copy ? (
            <SavedCopy
              copy={copy}
              onRemove={() => {
                remove();
                setRemoved(true);
              }}
            />
          ) : (
            <NothingSaved isRemoved={isRemoved} />
          )}
          <Contacts contacts={start.contacts.length > 0 ? start.contacts : (copy?.contacts ?? [])} />
        </Shell>
      </LocaleProvider>
    </ContentProvider>
  );
}

/** The copy, until this page or another tab deletes it. */
function useSavedCopy(storage: Storage, now: () => number): [OfflineCopy | undefined, () => void] {
  const [copy, setCopy] = useState(() => readOfflineCopy(storage, now()));
  useEffect(() => {
    const read = () => setCopy(readOfflineCopy(storage, now()));
    const changed = ({ key }: StorageEvent) => (key === offlineCopyKey || key === null ? read() : undefined);
    // A page from the back/forward cache, or one that was in the background for a month.
    const sources = [
      [window, "pageshow"],
      [document, "visibilitychange"],
    ] as const;
    window.addEventListener("storage", changed);
    sources.forEach(([target, name]) => target.addEventListener(name, read));
    return () => {
      window.removeEventListener("storage", changed);
      sources.forEach(([target, name]) => target.removeEventListener(name, read));
    };
  }, [storage, now]);
  const remove = () => {
    endOffline(storage);
    setCopy(undefined);
  };
  return [copy, remove];
}

function Shell({ site, children }: { site: OfflineStart["site"]; children: React.ReactNode }) {
  const t = useCopy();
  const name = t(`shell.siteName.${site}`);
  const title = useTitle();
  useEffect(() => {
    document.title = `${title} - ${name}`;
  }, [title, name]);
  return (
    <AppShell banner={<TopBar brand={<Brand name={name} />} />}>
      <Page width="narrow">
        <Stack gap="large">{children}</Stack>
      </Page>
    </AppShell>
  );
}

/** Without a network; or with one, through which our server cannot be reached. */
function useTitle(): string {
  const t = useCopy();
  const [wasOnline] = useState(() => navigator.onLine);
  return t(wasOnline ? "offline.page.unreachable" : "offline.page.title");
}

function WhatHappened({ reload }: { reload: () => void }) {
  const t = useCopy();
  const [wasOnline] = useState(() => navigator.onLine);
  const isBack = useOnline() && !wasOnline;
  return (
    <Stack gap="medium">
      <PageHeader title={useTitle()} description={t("offline.page.lead")} />
      <Text>{t("offline.page.typed")}</Text>
      {isBack && (
        <Alert tone="success" toneLabel={t("shell.tone.success")} title={t("offline.page.online")} live="polite" />
      )}
      <Actions>
        <Button onPress={reload}>{t(isBack ? "offline.page.continue" : "offline.page.retry")}</Button>
      </Actions>
    </Stack>
  );
}

function NothingSaved({ isRemoved }: { isRemoved: boolean }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      {isRemoved && (
        <Alert tone="success" toneLabel={t("shell.tone.success")} title={t("offline.page.removed")} live="polite" />
      )}
      <Card labelledBy="nothing-saved">
        <Stack gap="small">
          <CardTitle level={2} id="nothing-saved">
            {t("offline.page.nothingTitle")}
          </CardTitle>
          <Text>{t("offline.page.nothing", { setting: t("offline.page.setting") })}</Text>
        </Stack>
      </Card>
    </Stack>
  );
}

function Contacts({ contacts }: { contacts: OfflineCopy["contacts"] }) {
  const t = useCopy();
  if (contacts.length === 0) return null;
  return (
    <Card labelledBy="contacts">
      <Stack gap="medium">
        <CardTitle level={2} id="contacts">
          {t("offline.page.contacts")}
        </CardTitle>
        <DescriptionList
          items={contacts.map(({ topic, phone }) => ({
            id: topic,
            term: t("session.help.topic", { topic }),
            detail: <PhoneLink phone={phone} />,
          }))}
        />
      </Stack>
    </Card>
  );
}
