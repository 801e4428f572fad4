import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { media } from "@portico/design-system/theme";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import type { ReadState } from "../../../../api/read.ts";
import type { Failure } from "../../../../api/result.ts";
import { useMedia } from "../../../../components/useMedia.ts";
import { useOnline, useRetryOnline } from "../../../../components/useOnline.ts";
import { selectCurrentAccountId } from "../../../session/model/session.selectors.ts";
import { billingPath } from "../paths.ts";
import { BillingSkeleton } from "./BillingSkeleton.tsx";
import { Notice } from "./Notice.tsx";

type BillingScreenProps<T> = {
  read: ReadState<T>;
  retry: () => void;
  width?: "narrow" | "wide";
  /** Screen title while loading and after a failure. */
  title: string;
  /** Content shown besides the retry button when loading failed. */
  instead?: ReactNode;
  /** The screen's own error message when loading failed. */
  loadFailed?: { title: string; detail: string };
  children: (data: T) => ReactNode;
};

/** A screen based on one GraphQL query: loading, loaded, not found, or failed with a retry button. */
export function BillingScreen<T>({
  read,
  retry,
  width = "wide",
  title,
  instead,
  loadFailed,
  children,
}: BillingScreenProps<T>) {
  if (read.data !== undefined) return <Page width={width}>{children(read.data)}</Page>;
  if (read.phase !== "failed") return <BillingSkeleton width={width} />;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={title} />
        {isNotFound(read.failure) ? (
          <NotFound />
        ) : (
          <LoadFailed
            retry={retry}
            instead={instead}
            words={loadFailed}
            unreachable={read.failure.kind === "unreachable"}
          />
        )}
      </Stack>
    </Page>
  );
}

const isNotFound = (failure: Failure) => failure.kind === "refused" && failure.code === "NOT_FOUND";

function NotFound() {
  const t = useCopy();
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t("billing.notFound.title")}
      action={
        <ButtonLink href="/billing" variant="secondary" size="compact">
          {t("billing.notFound.action")}
        </ButtonLink>
      }
    >
      {t("billing.notFound.detail")}
    </Notice>
  );
}

type LoadFailedProps = {
  retry: () => void;
  instead: ReactNode;
  unreachable: boolean;
  words: { title: string; detail: string } | undefined;
};

function LoadFailed({ retry, instead, words, unreachable }: LoadFailedProps) {
  const t = useCopy();
  const online = useOnline();
  useRetryOnline(unreachable ? retry : undefined);
  const offline = unreachable && !online && { title: t("shell.offline.title"), detail: t("shell.offline.detail") };
  const { title, detail } = offline ||
    words || { title: t("billing.loadFailed.title"), detail: t("billing.loadFailed.detail") };
  return (
    <Notice
      tone="critical"
      live="assertive"
      title={title}
      action={
        <Inline gap="small" wrap>
          <Button variant="secondary" size="compact" onPress={retry}>
            {t("billing.tryAgain")}
          </Button>
          {instead}
        </Inline>
      }
    >
      {detail}
    </Notice>
  );
}

/** The account id in the URL; the route guard ensures that there is one. */
export function useAccountId(): string {
  const [query] = useSearchParams();
  return query.get("account") ?? "";
}

/**
 * The account's name below the title, on screens where no menu beside shows it: on narrow screens, and for another
 * account than the session's (B15).
 */
export function useAccountLine() {
  const menuSays = useMedia(media.desktop);
  const current = useSelector(selectCurrentAccountId);
  return ({ id, accountName }: { id: string; accountName: string }) =>
    menuSays && id === current ? undefined : accountName;
}

/** Error message of payment screens that failed to load (ERR-05): it says first that no money moved. */
export function usePaymentInfoCopy(): { title: string; detail: string } {
  const t = useCopy();
  return { title: t("billing.paymentInfo.unavailable.title"), detail: t("billing.paymentInfo.unavailable.detail") };
}

type SubScreenProps = { accountId: string; title: string; description?: ReactNode; children: ReactNode };

/** Layout of a screen below the billing home: back link, title, content. */
export function SubScreen({ accountId, title, description, children }: SubScreenProps) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={title} description={description} />
      </Stack>
      {children}
    </Stack>
  );
}
