import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { EmptyState, LiveRegion } from "@portico/design-system/feedback";
import { SearchIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Pagination } from "@portico/design-system/pagination";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { DividedList } from "../../../components/DividedList.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { ArticleList, ArticlesLoading } from "../model/ArticleList.tsx";
import { CallUs } from "../model/CallUs.tsx";
import { searchWorkflows } from "../model/search.saga.ts";
import { homeRead, resultsRead, type Searched, selectSearch } from "../model/search.slice.ts";
import type { SearchResult } from "../model/support.api.ts";
import { searchIn, searchPath, supportPath } from "../model/support.rules.ts";
import { SupportSearch } from "../model/SupportSearch.tsx";

/**
 * Search results (SERV-08). A customer who typed a few words comes to:
 * 1. see at a glance whether one of the results is the answer: the matching words are marked;
 * 2. ask again in other words, without going back;
 * 3. find help in another way when there is nothing.
 */
function SearchResults() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const { query, page } = searchIn(useSearchParams()[0]);
  const { results } = useSelector(selectSearch);
  const load = () => query !== "" && dispatch(resultsRead.requested({ query, page, locale }));
  useArrival(() => {
    dispatch(resultsRead.reset());
    load();
  }, locale);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t(query === "" ? "support.search.field" : "support.search.screen")}
          back={{ href: supportPath, label: t("support.back") }}
        />
        <SupportSearch key={query} query={query} />
        {query === "" ? (
          <Suggestions />
        ) : (
          <ScreenState read={results} skeleton={<ArticlesLoading />} onRetry={load}>
            {(data) => <Results found={data} />}
          </ScreenState>
        )}
      </Stack>
    </Page>
  );
}

function Results({ found }: { found: Searched }) {
  const t = useCopy();
  const { match, total, isCapped, page, pages, query, results } = found;
  const counted = isCapped ? "support.search.countCapped" : "support.search.count";
  const said = match === "NONE" ? t("support.search.none", { query }) : t(counted, { count: total, query, match });
  return (
    <>
      <LiveRegion urgency="polite" message={said} />
      {match === "NONE" ? (
        <NoMatch title={said} />
      ) : (
        <Stack as="section" gap="large">
          <Heading level={2}>{said}</Heading>
          <Card>
            <DividedList inCard items={results} itemKey={({ path: to }) => to}>
              {(result) => <Result result={result} />}
            </DividedList>
          </Card>
          <Pagination
            label={t("support.search.pages")}
            page={page}
            pages={pages}
            href={(to) => searchPath(query, to)}
            previousLabel={t("support.search.previous")}
            nextLabel={t("support.search.next")}
            pageLabel={(to) => t("support.search.page", { page: to })}
            position={(at, of) => t("support.search.position", { page: at, pages: of })}
          />
        </Stack>
      )}
    </>
  );
}

function Result({ result: { kind, path, title, extract } }: { result: SearchResult }) {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      <Link href={path}>{title}</Link>
      <Text size="small" tone="quiet">
        {t("support.search.kind", { kind })}
      </Text>
      <Text>
        {extract.map(({ text, isMatch }, place) =>
          isMatch ? (
            <Text as="span" weight="strong" key={place}>
              {text}
            </Text>
          ) : (
            text
          ),
        )}
      </Text>
    </Stack>
  );
}

function NoMatch({ title }: { title: string }) {
  const t = useCopy();
  return (
    <>
      <EmptyState title={title} icon={<SearchIcon size={28} />}>
        {t("support.search.noneDetail")}
      </EmptyState>
      <Suggestions />
    </>
  );
}

/** The most useful articles and the telephone numbers: without a query, and when nothing matches. */
function Suggestions() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const { home } = useSelector(selectSearch);
  const load = () => dispatch(homeRead.requested({ locale }));
  useArrival(load, locale);
  return (
    <>
      <Stack as="section" gap="medium">
        <Heading level={2}>{t("support.home.useful")}</Heading>
        <ScreenState read={home} skeleton={<ArticlesLoading />} onRetry={load}>
          {({ useful }) => <ArticleList articles={useful} />}
        </ScreenState>
      </Stack>
      <CallUs />
    </>
  );
}

/** Router entry for the screen. */
export const searchResultsScreen = withWorkflows(SearchResults, searchWorkflows);
