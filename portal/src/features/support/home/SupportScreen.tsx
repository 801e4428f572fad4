import { useCopy, useLocale } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { HelpIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectIsSignedIn } from "../../session/model/session.selectors.ts";
import { ArticleList, ArticlesLoading } from "../model/ArticleList.tsx";
import { CallUs } from "../model/CallUs.tsx";
import { searchWorkflows } from "../model/search.saga.ts";
import { homeRead, selectSearch } from "../model/search.slice.ts";
import type { SupportHome } from "../model/support.api.ts";
import { categoryPath, formsPath } from "../model/support.rules.ts";
import { SupportSearch } from "../model/SupportSearch.tsx";

/**
 * Support (SERV-08). A customer who is stuck comes to:
 * 1. ask in their own words: the search comes first;
 * 2. find the article that most others needed, or look through a category;
 * 3. write to us or call when that doesn't help.
 */
function Support() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const { home } = useSelector(selectSearch);
  const isSignedIn = useSelector(selectIsSignedIn);
  const load = () => dispatch(homeRead.requested({ locale }));
  useArrival(load, locale);
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeader title={t("support.home.screen")} description={t("support.home.lead")} />
        <SupportSearch />
        <ScreenState
          read={home}
          skeleton={<ArticlesLoading />}
          onRetry={load}
          empty={{ when: ({ categories }) => categories.length === 0, show: <NoArticles /> }}
        >
          {(data) => <Ready home={data} />}
        </ScreenState>
        {!isPending(home) && (
          <>
            <Stack as="section" gap="medium">
              <Heading level={2}>{t("support.home.write")}</Heading>
              <LinkRows
                columns={1}
                rows={[
                  isSignedIn
                    ? { href: formsPath, title: t("support.home.forms"), description: t("support.home.formsDetail") }
                    : { href: formsPath, title: t("support.home.send"), description: t("support.home.sendDetail") },
                ]}
              />
            </Stack>
            <CallUs />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** How many of the most useful articles are listed: the others are in their categories, right above. */
const FIRST = 4;

function Ready({ home: { categories, useful } }: { home: SupportHome }) {
  const t = useCopy();
  return (
    <>
      <Stack as="section" gap="medium">
        <Heading level={2}>{t("support.home.categories")}</Heading>
        <LinkRows
          columns={1}
          rows={categories.map(({ name, articles }) => ({
            href: categoryPath(name),
            title: t("support.category.name", { name }),
            description: t("support.home.count", { count: articles }),
          }))}
        />
      </Stack>
      {useful.length > 0 && (
        <Stack as="section" gap="medium">
          <Heading level={2}>{t("support.home.useful")}</Heading>
          <ArticleList articles={useful.slice(0, FIRST)} />
        </Stack>
      )}
    </>
  );
}

function NoArticles() {
  const t = useCopy();
  return (
    <EmptyState title={t("support.home.none")} icon={<HelpIcon size={28} />}>
      {t("support.home.noneDetail")}
    </EmptyState>
  );
}

/** Router entry for the screen. */
export const supportScreen = withWorkflows(Support, searchWorkflows);
