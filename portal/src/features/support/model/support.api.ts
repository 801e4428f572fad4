import type { components, paths } from "@portico/openapi/support";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type SearchResults = Schemas["SearchResults"];
export type SearchResult = Schemas["SearchResult"];
export type SupportHome = Schemas["SupportHome"];
export type SupportCategory = Schemas["SupportCategory"];
export type CategoryName = Schemas["SupportCategoryName"];
export type SupportArticle = Schemas["SupportArticle"];
export type ArticleLink = Schemas["ArticleLink"];
export type SupportCases = Schemas["SupportCases"];
export type SupportForms = Schemas["SupportForms"];
export type FormDefinition = Schemas["FormDefinition"];
export type SupportCase = Schemas["SupportCase"];
export type SupportFile = Schemas["SupportFile"];
/** What is sent once the chosen files are uploaded; `fileKeys` names them. */
type WithFiles<Body> = Omit<Body, "files"> & { fileKeys?: readonly string[] };
export type CaseRequest = WithFiles<Schemas["CaseRequest"]>;
export type AnswerRequest = { caseId: string } & WithFiles<Schemas["CaseAnswer"]>;
export type ReplyRequest = { caseId: string } & WithFiles<Schemas["CaseReply"]>;
/** The ids of the uploaded files. */
type Uploaded<Request> = Omit<Request, "fileKeys"> & { files: string[] };

/** Texts are in the language of `locale`. */
type InLanguage = { locale: "en-US" | "es-US" };
export type SearchRequest = InLanguage & { query: string; page: number };
export type CategoryRequest = InLanguage & { name: CategoryName };
export type ArticleRequest = InLanguage & { articleId: string };
export type HomeRequest = InLanguage;
export type FormsRequest = { accountId: string };
export type CasesRequest = { accountId: string };

const base = "/api/pub/support/v1";

/** Requests of support (SERV-08, SERV-13). They never throw. */
export function supportApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    search: (query: SearchRequest): Promise<Result<SearchResults>> =>
      toResult(client.GET(`${base}/search`, { params: { query, header: reading() } })),
    home: (query: HomeRequest): Promise<Result<SupportHome>> =>
      toResult(client.GET(`${base}/home`, { params: { query, header: reading() } })),
    category: ({ name: category, ...query }: CategoryRequest): Promise<Result<SupportCategory>> =>
      toResult(
        client.GET(`${base}/categories/{category}`, { params: { path: { category }, query, header: reading() } }),
      ),
    article: ({ articleId, ...query }: ArticleRequest): Promise<Result<SupportArticle>> =>
      toResult(
        client.GET(`${base}/articles/{articleId}`, { params: { path: { articleId }, query, header: reading() } }),
      ),
    forms: (query: FormsRequest): Promise<Result<SupportForms>> =>
      toResult(client.GET(`${base}/forms`, { params: { query, header: reading() } })),
    cases: (query: CasesRequest): Promise<Result<SupportCases>> =>
      toResult(client.GET(`${base}/cases`, { params: { query, header: reading() } })),
    upload: (accountId: string, file: File): Promise<Result<SupportFile>> =>
      toResult(
        client.POST(`${base}/files`, {
          params: { query: { accountId, name: file.name }, header: mutating() },
          headers: { "content-type": "application/octet-stream" },
          body: file,
          bodySerializer: (body) => body as Blob,
        }),
      ),
    open: (body: Uploaded<CaseRequest>): Promise<Result<SupportCase>> =>
      toResult(client.POST(`${base}/cases`, { params: { header: mutating() }, body })),
    answer: ({ caseId, ...body }: Uploaded<AnswerRequest>): Promise<Result<SupportCase>> =>
      toResult(
        client.POST(`${base}/cases/{caseId}/answers`, { params: { path: { caseId }, header: mutating() }, body }),
      ),
    reply: ({ caseId, ...body }: Uploaded<ReplyRequest>): Promise<Result<SupportCase>> =>
      toResult(
        client.POST(`${base}/cases/{caseId}/replies`, { params: { path: { caseId }, header: mutating() }, body }),
      ),
  };
}
