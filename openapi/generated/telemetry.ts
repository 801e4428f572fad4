// Generated from openapi/telemetry.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/telemetry/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a batch of events
         * @description At most 150,000 bytes (UTF-8), and from one address and in all as many as the budgets of docs/operations.md. An event's id is its identity: sent twice, it is kept once. Answered before sign-in too. A closing tab can set no header,
         *     so there is no anti-forgery token; the call is taken from the same origin only (Origin / Sec-Fetch-Site) and changes nothing a customer owns.
         */
        post: operations["ingestEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Batch: {
            events: components["schemas"]["AnalyticsEvent"][];
        };
        AnalyticsEvent: {
            /** Format: uuid */
            id: string;
            /**
             * @example apiCall
             * @example pageView
             * @example paymentSubmitted
             */
            name: string;
            at: components["schemas"]["Instant"];
            data: components["schemas"]["AnalyticsData"];
        };
        /** @description Field names of specification section 3. */
        AnalyticsData: {
            msgCategory?: string;
            currStateName?: string;
            appApiQueryParameters?: string;
            appApiHttpVerb?: string;
            appApiHost?: string;
            appApiPath?: string;
            appApiResponseTimeMs?: number;
            appApiResponseCode?: string;
            opSuccess?: boolean;
            appApiServiceResult?: string;
            apiClusterVersion?: string;
            appErrorCode?: string;
            appClientErrorCode?: string;
            appErrorType?: string;
            appErrorExtras?: string;
            appApiResponseText?: string;
            apiTransactionId?: string;
            /** @description Ours. The operation's name, of a GraphQL call: all of a graph have one path. */
            graphOperation?: string;
            /**
             * @description Ours. Who is signed in: tells agents' sessions from customers' (SESS-15). Left out, nobody is.
             * @enum {string}
             */
            userType?: "CUSTOMER" | "CONSUMER" | "CSR" | "BOBO";
            /**
             * @description Ours. The role of who is signed in, in their enterprise's directory (SESS-15).
             * @enum {string}
             */
            enterpriseRole?: "CHARTER" | "ADMIN" | "STANDARD" | "NONE";
            /**
             * @description Ours, with flowStep: how far people get in a flow.
             * @enum {string}
             */
            flow?: "payment" | "devicePayment" | "multiAccountPayment" | "autoPayEnrollment" | "autoPayChange" | "order";
            /**
             * @description Ours. The step that was reached, or ended with valid input.
             * @enum {string}
             */
            flowStep?: "started" | "amount" | "method" | "date" | "review" | "submitted" | "completed";
            /**
             * @description Ours. A Core Web Vital of one page load.
             * @enum {string}
             */
            vital?: "LCP" | "INP" | "CLS";
            /** @description Ours. In ms; CLS has no unit. */
            vitalValue?: number;
            /** @description Ours. One page load's measurement: a later event with a larger value replaces an earlier one. */
            vitalId?: string;
            deviceUuid?: string;
            appVersion?: string;
            appName?: string;
            appType?: string;
            appEnvName?: string;
        };
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /**
         * @description Closed list of codes that more than one service answers. Words for each are found by the reader, never sent as an identity.
         * @enum {string}
         */
        ProblemCode: "INVALID_REQUEST" | "NOT_SIGNED_IN" | "SESSION_ENDED" | "IN_MAINTENANCE" | "CSRF_TOKEN_INVALID" | "NOT_ALLOWED" | "STEP_UP_REQUIRED" | "NOT_FOUND" | "CONFLICT" | "TOO_MANY_REQUESTS" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TEMPORARILY_UNAVAILABLE" | "INTERNAL_ERROR";
        FieldProblem: {
            /** @description Path of the field */
            field: string;
            /** @enum {string} */
            code: "MISSING" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "OUT_OF_RANGE" | "EXPIRED" | "TOO_FAR_AHEAD" | "TOO_WEAK" | "TOO_PERSONAL" | "SAME_AS_BEFORE" | "NOT_SUPPORTED" | "CHECK_DIGIT" | "DECLINED" | "NOT_MATCHING" | "TAKEN";
        };
        /** @description RFC 9457 problem. `title` says what happened and `detail` what to do, both in the language of the request. */
        Problem: {
            /** @example /problems/not-signed-in */
            type: string;
            title: string;
            detail: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            transactionId?: string;
            retryAfterSeconds?: number;
            fields?: components["schemas"]["FieldProblem"][];
        };
    };
    responses: {
        /** @description The request is not what this document says. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "Some of what you sent can't be used.",
                 *       "detail": "Check the marked fields and try again.",
                 *       "status": 400,
                 *       "code": "INVALID_REQUEST"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed; the last proof of identity is too old (STEP_UP_REQUIRED); or the anti-forgery token is missing or wrong. */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-allowed",
                 *       "title": "Your role can't do this.",
                 *       "detail": "Ask the account owner.",
                 *       "status": 403,
                 *       "code": "NOT_ALLOWED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The message is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/payload-too-large",
                 *       "title": "That is too much at once.",
                 *       "detail": "Send less.",
                 *       "status": 413,
                 *       "code": "PAYLOAD_TOO_LARGE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unsupported-media-type",
                 *       "title": "That can't be read.",
                 *       "detail": "Send it as JSON.",
                 *       "status": 415,
                 *       "code": "UNSUPPORTED_MEDIA_TYPE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-requests",
                 *       "title": "Too many tries.",
                 *       "detail": "Wait a few minutes and try again.",
                 *       "status": 429,
                 *       "code": "TOO_MANY_REQUESTS",
                 *       "retryAfterSeconds": 300
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on our side. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/internal-error",
                 *       "title": "We're sorry, something on our end didn't work quite right.",
                 *       "detail": "Please try again later.",
                 *       "status": 500,
                 *       "code": "INTERNAL_ERROR"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part this call needs is not available now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/temporarily-unavailable",
                 *       "title": "This isn't available right now.",
                 *       "detail": "Try again in a few minutes.",
                 *       "status": 503,
                 *       "code": "TEMPORARILY_UNAVAILABLE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ingestEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Batch"];
            };
        };
        responses: {
            /** @description Taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 12
                     *     }
                     */
                    "application/json": {
                        accepted: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
