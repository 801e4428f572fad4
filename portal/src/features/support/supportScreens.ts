/** The screens of support share a chunk: each chunk name costs bytes on every first visit. */
export { articleScreen as article } from "./article/ArticleScreen.tsx";
export { categoryScreen as category } from "./category/CategoryScreen.tsx";
export { ContactUsScreen as contactUs } from "./contact/ContactUsScreen.tsx";
export { formsScreen as forms } from "./forms/FormsScreen.tsx";
export { supportScreen as home } from "./home/SupportScreen.tsx";
export { searchResultsScreen as searchResults } from "./search/SearchResultsScreen.tsx";
