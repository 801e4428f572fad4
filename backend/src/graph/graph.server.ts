import { NoSchemaIntrospectionCustomRule, parse, validate, type GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { withCodes } from "./graph.errors.ts";
import { mostTokens } from "../lib/graphDocument.ts";
import { sizeLimits } from "./graph.limits.ts";

export type GraphServerSettings = {
  schema: GraphQLSchema;
  path: string;
  /** Lets callers ask for the schema and suggests names for misspelt fields. */
  forDevelopment: boolean;
  onUnexpected: (error: unknown) => void;
};

/** An answer as JSON text; `whole` when nothing in it failed. */
export type GraphAnswer = { text: string; whole: boolean };
export type GraphServer<Context> = (request: object, context: Context) => Promise<GraphAnswer>;

/** Yoga without its own pages, batches, uploads and limits of 25 MB: Fastify stands in front of it. */
export function createGraphServer<Context extends Record<string, unknown>>({ schema, path, forDevelopment, onUnexpected }: GraphServerSettings): GraphServer<Context> {
  const yoga = createYoga<Context>({
    schema, graphqlEndpoint: path, graphiql: false, landingPage: false, batching: false, multipart: false, cors: false, logging: false, maskedErrors: false,
    plugins: [strictDocuments(forDevelopment), closedErrors(onUnexpected)],
  });
  return async (request, context) => {
    const headers = { "content-type": "application/json", accept: "application/json" };
    const response = await yoga.fetch(`http://graph${path}`, { method: "POST", headers, body: JSON.stringify(request) }, context);
    const text = await response.text();
    return { text, whole: !Object.hasOwn(JSON.parse(text) as object, "errors") };
  };
}

function strictDocuments(forDevelopment: boolean): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: mostTokens })),
    onValidate: ({ addValidationRule, setValidationFn }) => {
      addValidationRule(sizeLimits);
      if (forDevelopment) return;
      addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules, options) => validate(schema, document, rules, { ...options, hideSuggestions: true }));
    },
  };
}

function closedErrors(onUnexpected: (error: unknown) => void): Plugin {
  return {
    onExecutionResult: ({ result, setResult }) => {
      if (result && !Array.isArray(result) && !(Symbol.asyncIterator in result)) setResult(withCodes(result, onUnexpected));
    },
  };
}
