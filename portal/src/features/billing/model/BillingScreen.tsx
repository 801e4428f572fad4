import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import type { ReactNode } from "react";
import type { ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import { BillingSkeleton } from "./BillingSkeleton.tsx";
import { useOnline } from "../../../components/useOnline.ts";
import { useRetryOnline } from "../../../components/useRetryOnline.ts";
import { Notice } from "./Notice.tsx";

export type BillingScreenProps<T> = {
  read: ReadState<T>;
  retry: () => void;
  width?: "narrow" | "wide";
  /** Name of the screen, for the times when it has nothing else to show. */
  title: string;
  /** What else there is when it could not be loaded, beside trying again. */
  instead?: ReactNode;
  /** That it could not be loaded, where the screen has words of its own for it. */
  loadFailed?: { title: string; detail: string };
  children: (data: T) => ReactNode;
};

/** A screen that stands on one answer of the graph: on its way, there, not found, or failed with a way to try again. */
export function BillingScreen<T>({ read, retry, width = "wide", title, instead, loadFailed, children }: BillingScreenProps<T>) {
  if (read.data !== undefined) return <Page width={width}>{children(read.data)}</Page>;
  if (read.phase !== "failed") return <BillingSkeleton width={width} />;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={title} />
        {isNotFound(read.failure) ? <NotFound /> : <LoadFailed retry={retry} instead={instead} words={loadFailed} unreachable={read.failure.kind === "unreachable"} />}
      </Stack>
    </Page>
  );
}

const isNotFound = (failure: Failure) => failure.kind === "refused" && failure.code === "NOT_FOUND";

function NotFound() {
  const t = useCopy();
  return (
    <Notice
      tone="attention"
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

type LoadFailedProps = { retry: () => void; instead: ReactNode; unreachable: boolean; words: { title: string; detail: string } | undefined };

function LoadFailed({ retry, instead, words, unreachable }: LoadFailedProps) {
  const t = useCopy();
  const online = useOnline();
  useRetryOnline(unreachable ? retry : undefined);
  const offline = unreachable && !online && { title: t("shell.offline.title"), detail: t("shell.offline.detail") };
  const { title, detail } = offline || words || { title: t("billing.loadFailed.title"), detail: t("billing.loadFailed.detail") };
  return (
    <Notice
      tone="bad"
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
