import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { LinkRows } from "../../../components/LinkRows.tsx";
import type { ArticleLink } from "./support.api.ts";
import { articlePath } from "./support.rules.ts";

/** Links to articles, each with what it is about. */
export function ArticleList({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <LinkRows
      columns={1}
      rows={articles.map(({ id, title, summary }) => ({ href: articlePath(id), title, description: summary }))}
    />
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
