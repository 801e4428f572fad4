import { ContentProvider } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import { LocaleProvider } from "@portico/design-system/locale";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CallFeed, CallRecord } from "../api/recorder.ts";
import type { Locale, ObservedCall, Site, Theme, ToFrame, ToPortal } from "../lib/vaultProtocol.ts";
import type { PortalPort } from "./portalPort.ts";
import { storeCardWith, storeForEach } from "./storeCard.ts";
import { useFormCopy } from "./useFieldErrorMessage.ts";
import { VaultForm } from "./VaultForm.tsx";

export type VaultPageProps = {
  content: ContentStore;
  port: PortalPort;
  fetch: typeof globalThis.fetch;
  /** Publishes the page's own HTTP calls, `fetch` and copy: the portal records them (ANLY-01). */
  calls: CallFeed;
};

type InitMessage = Extract<ToFrame, { type: "init" }>;

function applyTheme(page: HTMLElement, { theme, site }: { theme: Theme; site?: Site }) {
  if (theme === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = theme;
  if (site) page.dataset["site"] = site;
}

/** A call as the portal may know it: its outcome, without request or response data. */
const observed = ({ startedAt: _startedAt, url, ...outcome }: CallRecord): ObservedCall => ({
  ...outcome,
  url: url.href,
});

/** The vault's page: follows the portal's messages, reports results, and keeps card data to itself. */
export function VaultPage({ content, port, fetch, calls }: VaultPageProps) {
  const [init, setInit] = useState<InitMessage>();
  const [locale, setLocale] = useState<Locale>(content.getState().locale);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const follow = (wanted: Locale) => void content.setLocale(wanted).then(() => setLocale(wanted));
    port.onMessage((message) => {
      if (message.type === "submit") return form.current?.requestSubmit();
      if (message.type === "theme") return applyTheme(document.documentElement, message);
      follow(message.locale);
      if (message.type !== "init") return;
      applyTheme(document.documentElement, message);
      setInit(message);
    });
  }, [content, port]);

  useEffect(() => calls.subscribe((call) => port.post({ type: "called", call: observed(call) })), [calls, port]);
  useReportedHeight(port.post, init !== undefined);
  useReportedActivity(port.post);
  return (
    <ContentProvider store={content}>
      <LocaleProvider locale={locale}>
        {init && <Form key={init.ticket} init={init} port={port} fetch={fetch} formRef={form} />}
      </LocaleProvider>
    </ContentProvider>
  );
}

type FormProps = {
  init: InitMessage;
  port: PortalPort;
  fetch: typeof globalThis.fetch;
  formRef: React.RefObject<HTMLFormElement | null>;
};

function Form({ init: { mode, ticket, moreTickets, site, businessDate }, port, fetch, formRef }: FormProps) {
  const { title } = useFormCopy(mode);
  const store = useMemo(() => {
    const withTicket = (each: string) => storeCardWith(fetch, each, site);
    return storeForEach(withTicket(ticket), (moreTickets ?? []).map(withTicket));
  }, [fetch, ticket, moreTickets, site]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    port.post({ type: "ready" });
  }, [port]);
  return <VaultForm mode={mode} businessDate={businessDate} store={store} post={port.post} formRef={formRef} />;
}

/** Throttle of activity messages, milliseconds: reports only that the user is active, not how they type. */
const activityThrottle = 5_000;

const activities = ["pointerdown", "keydown", "input"] as const;

/**
 * Reports user activity to the portal, which receives no key events of this frame and would let the session time out
 * (SESS-06).
 */
function useReportedActivity(post: (message: ToPortal) => void) {
  useEffect(() => {
    let reportedAt = -Infinity;
    const reportActivity = ({ timeStamp }: Event) => {
      if (timeStamp - reportedAt < activityThrottle) return;
      reportedAt = timeStamp;
      post({ type: "activity" });
    };
    const options = { passive: true, capture: true };
    for (const event of activities) document.addEventListener(event, reportActivity, options);
    return () => activities.forEach((event) => document.removeEventListener(event, reportActivity, options));
  }, [post]);
}

/**
 * Reports the page's height to the portal once it has fields, and on each change: errors, larger text, another
 * language.
 */
function useReportedHeight(post: (message: ToPortal) => void, hasFields: boolean) {
  useEffect(() => {
    if (!hasFields) return;
    const root = document.getElementById("root");
    if (!root) return;
    const report = () => post({ type: "resized", height: Math.ceil(root.getBoundingClientRect().height) });
    // Browsers do not run the observer in a frame below the visible part of the page: without this first report the
    // form would stay behind its placeholder until the customer scrolls to it.
    report();
    const observer = new ResizeObserver(report);
    observer.observe(root);
    return () => observer.disconnect();
  }, [post, hasFields]);
}
