import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import type { GraphRead } from "../../../../components/useGraphRead.ts";

type HomeCardProps<T> = GraphRead<{ billing: T | null }> & {
  /** Also used for the id of the title. */
  name: string;
  title: string;
  /** Link to the full list. */
  more?: { href: string; label: string };
  /** The card's own error message when loading failed. */
  failed?: string;
  /** Whether the account has nothing of this kind; the card is then not drawn. */
  isEmpty?: (account: T) => boolean;
  children: (account: T) => ReactNode;
};

/** A card of the billing home with its own loading, loaded and failed states and a retry button. */
export function HomeCard<T>({ name, title, more, failed, isEmpty, read, retry, children }: HomeCardProps<T>) {
  const id = `billing-${name}`;
  const account = read.data?.billing;
  if (account && read.phase !== "failed" && isEmpty?.(account)) return null;
  return (
    <Card labelledBy={id}>
      <Stack>
        <CardTitle level={2} id={id}>
          {title}
        </CardTitle>
        {(read.phase === "failed" || !account) && <CardState title={title} failed={failed} read={read} retry={retry} />}
        {account && children(account)}
        {account && more && <Link href={more.href}>{more.label}</Link>}
      </Stack>
    </Card>
  );
}

/** Loading skeleton, or an error with a retry button, also when a refetch failed. */
export function CardState({ title, failed, read, retry }: GraphRead<unknown> & { title: string; failed?: string }) {
  if (read.phase === "failed") return <CardFailed words={failed} retry={retry} />;
  return read.phase === "loading" ? <CardSkeleton title={title} /> : null;
}

function CardSkeleton({ title }: { title: string }) {
  const t = useCopy();
  return (
    <SkeletonGroup label={t("billing.home.card.loading", { what: title })}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}

function CardFailed({ words, retry }: { words: string | undefined; retry: () => void }) {
  const t = useCopy();
  return (
    <Stack gap="small" align="start">
      <Text tone="critical">{words ?? t("billing.home.card.failed")}</Text>
      <Button variant="secondary" size="compact" onPress={retry}>
        {t("billing.tryAgain")}
      </Button>
    </Stack>
  );
}
