import type { CopyArgs } from "@portico/catalogue/contract";
import { useCopy, useLocale } from "@portico/content-runtime/react";
import { usePortalPage } from "../../../components/portalPage.ts";
import type { LegalDocumentName, LegalLocale } from "./documents.workflow.ts";

/** The terms that are accepted, and the sections of the disclaimers, in the order of their pages. */
const termsNames = ["payment", "scheduledPayment", "autoPay", "paperless", "order"] as const;
export const disclaimerNames = ["prices", "services", "site"] as const;

type DisclaimerName = (typeof disclaimerNames)[number];
type TermsName = CopyArgs<"legal.terms.agreement">["agreement"];

export const isDisclaimer = (name: LegalDocumentName): name is DisclaimerName =>
  disclaimerNames.some((each) => each === name);

/** The document of an address; undefined for none of ours. */
export const documentNamed = (name: string | undefined): LegalDocumentName | undefined =>
  [...termsNames, ...disclaimerNames].find((each) => each === name);

/** The name of a document, as its page shows it. */
export function useDocumentName(): (name: LegalDocumentName) => string {
  const t = useCopy();
  return (name) =>
    isDisclaimer(name)
      ? t(`legal.disclaimers.${name}.title`)
      : t("legal.terms.agreement", { agreement: name satisfies TermsName });
}

/** The page of the versions of a document, in the language of the page unless another one is given. */
export function versionsPath(
  name: LegalDocumentName,
  { language, version }: { language?: LegalLocale; version?: number } = {},
): string {
  const query = new URLSearchParams({
    ...(language && { language }),
    ...(version !== undefined && { version: String(version) }),
  }).toString();
  return `/terms-and-conditions/${name}${query && `?${query}`}`;
}

/** Date of an instant, in the provider's time zone. */
export function useDay(): (instant: string) => string {
  const { locale } = useLocale();
  const { timeZone } = usePortalPage();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  return (instant) => format.format(new Date(instant));
}

/** Date and time of an instant, in the provider's time zone unless another one is given. */
export function useInstant(zone?: string): (instant: string) => string {
  const { locale } = useLocale();
  const page = usePortalPage();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: zone ?? page.timeZone,
  });
  return (instant) => format.format(new Date(instant));
}
