import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type {
  ArticleRequest,
  CategoryRequest,
  HomeRequest,
  SearchRequest,
  SearchResults,
  SupportArticle,
  SupportCategory,
  SupportHome,
} from "./support.api.ts";

/** Results with the query that they are for: while the next ones load, the last ones stay. */
export type Searched = SearchResults & { query: string };

export const resultsRead = createRead<Searched, SearchRequest>("search/results");
export const homeRead = createRead<SupportHome, HomeRequest>("search/home");
export const categoryRead = createRead<SupportCategory, CategoryRequest>("search/category");
export const articleRead = createRead<SupportArticle, ArticleRequest>("search/article");

export const searchReducer = combineReducers({
  results: resultsRead.reducer,
  home: homeRead.reducer,
  category: categoryRead.reducer,
  article: articleRead.reducer,
});

type State = {
  results: ReadState<Searched>;
  home: ReadState<SupportHome>;
  category: ReadState<SupportCategory>;
  article: ReadState<SupportArticle>;
};
/** Use only on the screens of support, which bring this slice. */
export const selectSearch = (root: unknown) => (root as { search: State }).search;
