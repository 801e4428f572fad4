import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Breadcrumb } from "@portico/design-system/breadcrumb";
import { Divider, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { StructuredText } from "@portico/design-system/structured-text";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { usePortalPage } from "../../../components/portalPage.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { ArticlesLoading } from "../model/ArticleList.tsx";
import { searchWorkflows } from "../model/search.saga.ts";
import { articleRead, selectSearch } from "../model/search.slice.ts";
import type { SupportArticle } from "../model/support.api.ts";
import { categoryPath, formsPath, supportPath } from "../model/support.rules.ts";

/** One article, and the page that it is about (SERV-08). */
function Article() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const articleId = useParams()["articleId"] ?? "";
  const { article } = useSelector(selectSearch);
  const title = article.data?.title ?? t("support.article.screen");
  const load = () => dispatch(articleRead.requested({ articleId, locale }));
  useScreenTitle(title);
  useArrival(() => {
    dispatch(articleRead.reset());
    load();
  }, locale);
  const category = article.data?.category;
  const crumbs = [
    { href: supportPath, label: t("support.back") },
    ...(category === undefined
      ? []
      : [{ href: categoryPath(category), label: t("support.category.name", { name: category }) }]),
  ];
  return (
    <Page width="narrow">
      <Stack gap="large">
        <Stack gap="small">
          <Breadcrumb
            label={t("shell.breadcrumb")}
            crumbs={crumbs}
            current={t("support.article.screen")}
            moreLabel={(names) => t("shell.breadcrumb.more", { names: names.join(", ") })}
          />
          <PageHeader title={title} description={article.data?.summary} />
        </Stack>
        <ScreenState read={article} skeleton={<ArticlesLoading />} onRetry={load}>
          {(data) => <Ready article={data} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Ready({ article: { blocks, page, publishedAt } }: { article: SupportArticle }) {
  const t = useCopy();
  const { locale } = useLocale();
  const { timeZone } = usePortalPage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(publishedAt));
  return (
    <>
      <StructuredText level={2} blocks={blocks} />
      <Link href={page.path}>{t("support.article.page", { page: page.title })}</Link>
      <Text tone="quiet" size="small">
        {t("support.article.published", { day })}
      </Text>
      <Divider />
      <Stack as="section" gap="small">
        <Heading level={2}>{t("support.article.more")}</Heading>
        <Link href={formsPath}>{t("support.home.forms")}</Link>
        <Link href={supportPath}>{t("support.article.search")}</Link>
      </Stack>
    </>
  );
}

/** Router entry for the screen. */
export const articleScreen = withWorkflows(Article, searchWorkflows);
