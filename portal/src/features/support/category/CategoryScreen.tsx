import { useCopy, useLocale } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { HelpIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { ArticleList, ArticlesLoading } from "../model/ArticleList.tsx";
import { searchWorkflows } from "../model/search.saga.ts";
import { categoryRead, selectSearch } from "../model/search.slice.ts";
import { categoryIn, supportPath } from "../model/support.rules.ts";

/** The articles of a category (SERV-08). */
function Category() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const name = categoryIn(useSearchParams()[0]);
  const { category } = useSelector(selectSearch);
  const title = t("support.category.name", { name });
  const load = () => dispatch(categoryRead.requested({ name, locale }));
  useScreenTitle(title);
  useArrival(() => {
    dispatch(categoryRead.reset());
    load();
  }, locale);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={title}
          description={t("support.category.about", { name })}
          back={{ href: supportPath, label: t("support.back") }}
        />
        <ScreenState
          read={category}
          skeleton={<ArticlesLoading />}
          onRetry={load}
          empty={{ when: ({ articles }) => articles.length === 0, show: <NoArticles /> }}
        >
          {({ articles }) => <ArticleList articles={articles} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function NoArticles() {
  const t = useCopy();
  return (
    <EmptyState title={t("support.category.none")} icon={<HelpIcon size={28} />}>
      {t("support.category.noneDetail")}
    </EmptyState>
  );
}

/** Router entry for the screen. */
export const categoryScreen = withWorkflows(Category, searchWorkflows);
