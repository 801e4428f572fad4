import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { ArticleLink } from "./support.api.ts";
import { articlePath } from "./support.rules.ts";

/** Links to articles, each with what it is about. */
export function ArticleList({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <Stack as="ul" gap="medium">
      {articles.map(({ id, title, summary }) => (
        <Stack as="li" gap="xsmall" key={id}>
          <Link href={articlePath(id)}>{title}</Link>
          <Text tone="quiet">{summary}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** While articles load. */
export function ArticlesLoading() {
  return (
    <SkeletonGroup label={useCopy()("support.loading")}>
      <Skeleton shape="text" lines={3} />
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}
