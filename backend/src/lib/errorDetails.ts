/** What of an error may stand in a log: never the parameters of a statement, which hold what customers typed. */
export type ErrorDetails = { type: string; message: string; code?: string; stack?: string; cause?: ErrorDetails };

/** The database layer writes a failed statement's parameters into its message. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, "");

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The loggable part of an error, with its causes. */
export function errorDetails(error: Error): ErrorDetails {
  const { name, message, stack = "", cause } = error;
  return {
    type: name,
    message: withoutParameters(message),
    code: codeOf(error),
    stack: withoutParameters(stack),
    ...(cause instanceof Error ? { cause: errorDetails(cause) } : {}),
  };
}
