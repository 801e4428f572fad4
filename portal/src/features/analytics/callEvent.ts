import { analytics } from "@portico/rules/constants";
import { redactPath } from "@portico/rules/redactPath";
import type { CallRecord } from "../../api/recorder.ts";
import type { Tracked } from "./analyticsEvent.ts";
import { reducedQuery } from "./reduced.ts";

const cut = (text: string) => text.slice(0, analytics.textCharacters);

/** The part of a code before its first hyphen (spec 8). */
const clientCode = (code: string) => code.split("-", 1)[0];

/** Codes of the personal security code have a type of their own (spec 8). */
const errorType = (code: string) => (code.startsWith("NETPSC") ? "PERSONAL_SECURITY_CODE" : "API");

function errorFields({ problemCode, graphErrors }: Pick<CallRecord, "problemCode" | "graphErrors">) {
  const code = problemCode ?? graphErrors[0];
  if (code === undefined) return {};
  const extras = graphErrors.slice(0, analytics.graphErrorsPerCall).join(",");
  return {
    appErrorCode: code,
    appClientErrorCode: clientCode(code),
    appErrorType: errorType(code),
    ...(extras && { appErrorExtras: cut(extras) }),
  };
}

/** Status text of the response. Its body is not sent, because it may contain customer data (ANLY-07). */
function responseText({
  status,
  statusText,
  succeeded,
}: Pick<CallRecord, "status" | "statusText" | "succeeded">): string {
  if (status <= 0) return status === 0 ? "No response" : "Aborted";
  return cut(statusText || (succeeded ? "OK" : "Failed"));
}

/**
 * The response code of the event (ANLY-06): 0 without a response, 400 for an aborted call, whose status is -1, and 200
 * for an answer that reports the state of its service.
 */
function responseCode({ status, serviceStatus }: Pick<CallRecord, "status" | "serviceStatus">): string {
  if (serviceStatus) return "200";
  return String(status === -1 ? 400 : status);
}

/** A request as a generic API success or failure event (ANLY-01, ANLY-04, ANLY-05). */
export function callEvent(call: Omit<CallRecord, "startedAt">): Tracked {
  const { url, succeeded, serviceStatus } = call;
  return {
    name: succeeded ? "apiSuccess" : "apiFailure",
    data: {
      msgCategory: "api",
      appApiHttpVerb: call.method,
      appApiHost: url.host,
      appApiPath: cut(redactPath(url.pathname)),
      appApiQueryParameters: cut(reducedQuery(url.searchParams)),
      appApiResponseTimeMs: Math.round(call.durationMs),
      appApiResponseCode: responseCode(call),
      appApiResponseText: responseText(call),
      opSuccess: succeeded,
      appApiServiceResult: serviceStatus ?? (succeeded ? "SUCCESS" : "FAILURE"),
      ...(call.clusterVersion !== undefined && { apiClusterVersion: call.clusterVersion }),
      ...(call.transactionId !== undefined && { apiTransactionId: call.transactionId }),
      ...(call.graphOperation !== undefined && { graphOperation: call.graphOperation }),
      ...errorFields(call),
    },
  };
}
