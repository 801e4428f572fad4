import { ContentProvider } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import { LocaleProvider } from "@portico/design-system/locale";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CallFeed, CallRecord } from "../api/recorder.ts";
import type { Locale, ObservedCall, Site, Theme, ToFrame } from "../lib/vaultProtocol.ts";
import type { PortalPort } from "./portalPort.ts";
import { storeCardWith } from "./storeCard.ts";
import { useFormWords } from "./useFormWords.ts";
import { useReportedActivity } from "./useReportedActivity.ts";
import { useReportedHeight } from "./useReportedHeight.ts";
import { VaultForm } from "./VaultForm.tsx";

export type VaultPageProps = {
  content: ContentStore;
  port: PortalPort;
  fetch: typeof globalThis.fetch;
  /** What this page calls, by `fetch` and for its words: the portal records it (ANLY-01). */
  calls: CallFeed;
};

type Asked = Extract<ToFrame, { type: "init" }>;

function dress(page: HTMLElement, { theme, site }: { theme: Theme; site?: Site }) {
  if (theme === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = theme;
  if (site) page.dataset["site"] = site;
}

/** A call as the portal may know it: how it ended, and nothing of what was sent or answered. */
const observed = ({ startedAt: _startedAt, url, ...outcome }: CallRecord): ObservedCall => ({ ...outcome, url: url.href });

/** The vault's page: does what the portal asks, says what came of it, and keeps the card to itself. */
export function VaultPage({ content, port, fetch, calls }: VaultPageProps) {
  const [asked, setAsked] = useState<Asked>();
  const [locale, setLocale] = useState<Locale>(content.getState().locale);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const follow = (wanted: Locale) => void content.setLocale(wanted).then(() => setLocale(wanted));
    port.hear((message) => {
      if (message.type === "submit") return form.current?.requestSubmit();
      if (message.type === "theme") return dress(document.documentElement, message);
      follow(message.locale);
      if (message.type !== "init") return;
      dress(document.documentElement, message);
      setAsked(message);
    });
  }, [content, port]);

  useEffect(() => calls.subscribe((call) => port.tell({ type: "called", call: observed(call) })), [calls, port]);
  useReportedHeight(port.tell, asked !== undefined);
  useReportedActivity(port.tell);
  return (
    <ContentProvider store={content}>
      <LocaleProvider locale={locale}>{asked && <Form key={asked.ticket} asked={asked} port={port} fetch={fetch} formRef={form} />}</LocaleProvider>
    </ContentProvider>
  );
}

type FormProps = { asked: Asked; port: PortalPort; fetch: typeof globalThis.fetch; formRef: React.RefObject<HTMLFormElement | null> };

function Form({ asked: { mode, ticket, site, businessDate }, port, fetch, formRef }: FormProps) {
  const { title } = useFormWords(mode);
  const store = useMemo(() => storeCardWith(fetch, ticket, site), [fetch, ticket, site]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    port.tell({ type: "ready" });
  }, [port]);
  return <VaultForm mode={mode} businessDate={businessDate} store={store} tell={port.tell} formRef={formRef} />;
}
