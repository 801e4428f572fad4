import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { BoundedCache } from "../lib/cache.ts";
import { maxTokens } from "../lib/graphDocument.ts";
import { costOf, maxCost } from "./graph.cost.ts";
import { graphError, withCodes } from "./graph.errors.ts";
import { sizeLimits } from "./graph.limits.ts";

export type GraphServerSettings = {
  schema: GraphQLSchema;
  path: string;
  /** Enables introspection and suggestions for misspelt fields. */
  forDevelopment: boolean;
  onUnexpected: (error: unknown) => void;
};

/**
 * Cache of parsed and validated documents; each takes about fifty times its text. The portal has sixty with 60,000
 * characters in total; other documents are parsed every time.
 */
const documentCacheLimits = { entries: 300, characters: 300_000 };
/** Invalid documents are not cached, because there is no limit to them. */
const noCache = { get: () => undefined, set: () => undefined };

/** The context by which the cost of operations is limited. */
export type CostLimitContext = Record<string, unknown> & {
  /**
   * Called with the operation's cost before execution.
   * @returns whether it may run
   */
  chargeCost?: (cost: number) => Promise<boolean>;
};
/** A response as JSON text. */
export type GraphAnswer = { text: string; hasErrors: boolean };
export type GraphServer<Context> = (request: object, context: Context) => Promise<GraphAnswer>;

/** GraphQL Yoga without its landing page, batching, uploads and 25 MB limit, behind Fastify. */
export function createGraphServer<Context extends CostLimitContext>({
  schema,
  path,
  forDevelopment,
  onUnexpected,
}: GraphServerSettings): GraphServer<Context> {
  const yoga = createYoga<Context>({
    schema,
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: {
      documentCache: new BoundedCache<DocumentNode>(documentCacheLimits),
      errorCache: noCache,
      validationCache: true,
    },
    plugins: [documentValidation(forDevelopment), costLimit(), maskUnexpectedErrors(onUnexpected, forDevelopment)],
  });
  return async (request, context) => {
    const headers = { "content-type": "application/json", accept: "application/json" };
    const response = await yoga.fetch(
      `http://graph${path}`,
      { method: "POST", headers, body: JSON.stringify(request) },
      context,
    );
    const text = await response.text();
    return { text, hasErrors: Object.hasOwn(JSON.parse(text) as object, "errors") };
  };
}

function documentValidation(forDevelopment: boolean): Plugin {
  return {
    onParse: ({ setParseFn }) =>
      setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens })),
    onValidate: ({ addValidationRule, setValidationFn }) => {
      addValidationRule(sizeLimits);
      if (forDevelopment) return;
      addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules, options) =>
        validate(schema, document, rules, { ...options, hideSuggestions: true }),
      );
    },
  };
}

function costLimit(): Plugin<CostLimitContext> {
  return {
    onExecute: async ({
      args: { schema, document, operationName, variableValues, contextValue },
      setResultAndStopExecution,
    }) => {
      const operation = getOperationAST(document, operationName);
      const variables =
        operation && getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
      // Without an operation, or with invalid variables, nothing is executed.
      if (!operation || !variables?.variableValues) return;
      const cost = costOf(schema, document, operation, variables.variableValues);
      const refuse = (error: GraphQLError) => setResultAndStopExecution({ errors: [error] });
      if (cost > maxCost)
        return refuse(
          new GraphQLError("The cost of the operation exceeds the limit.", { extensions: { code: "INVALID_REQUEST" } }),
        );
      if ((await contextValue.chargeCost?.(cost)) === false) refuse(graphError("TOO_MANY_REQUESTS"));
    },
  };
}

function maskUnexpectedErrors(onUnexpected: (error: unknown) => void, forDevelopment: boolean): Plugin {
  return {
    onExecutionResult: ({ result, setResult }) => {
      if (result && !Array.isArray(result) && !(Symbol.asyncIterator in result))
        setResult(withCodes(result, onUnexpected, forDevelopment));
    },
  };
}
