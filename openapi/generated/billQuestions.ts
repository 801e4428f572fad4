// Generated from openapi/billQuestions.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/bill-questions/v1/statements/{statementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of a statement with the questions about them */
        get: operations["getBillQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/bill-questions/v1/statements/{statementId}/lines/{position}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a line, or add to the question about it
         * @description Customers only, and who acts for one (BOBO): customer service answers instead. A line has one question; more about it
         *     continues its history and makes it wait for an answer again.
         */
        post: operations["askAboutBillLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/bill-questions/v1/statements/{statementId}/lines/{position}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question, with a credit when one is due
         * @description Customer service (CSR) only. A credit is booked at once, lowers the balance, and is on the next statement; together the
         *     credits of a line are at most what it charged. CONFLICT (412) when somebody wrote since the version that was seen.
         */
        post: operations["answerBillQuestion"];
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
        Position: number;
        /**
         * @description What is charged, as in the graph.
         * @enum {string}
         */
        LineCode: "INTERNET_PLAN" | "TV_PLAN" | "VOICE_LINES" | "MOBILE_LINES" | "BACKUP_PLAN" | "SECURITY_PLAN" | "INSTALLATION" | "TECHNICIAN_VISIT" | "SERVICE_AGREEMENT" | "OUTAGE_CREDIT" | "PROMOTION" | "COMMUNICATIONS_TAX" | "EMERGENCY_FEE";
        /** @description At most 2,000 characters, not only spaces (TEXT_INVALID otherwise). */
        QuestionText: string;
        QuestionMessage: {
            /** @enum {string} */
            from: "CUSTOMER" | "AGENT";
            /** @description Of the customer who wrote. Empty for customer service. */
            firstName: string;
            body: string;
            /** @description What was credited with this answer, in positive cents. */
            credit: components["schemas"]["Cents"] | null;
            sentAt: components["schemas"]["Instant"];
        };
        BillQuestion: {
            position: components["schemas"]["Position"];
            /** @enum {string} */
            state: "RECEIVED" | "ANSWERED";
            /** @description Grows with every message. */
            version: number;
            /** @description What can still be credited for the line. */
            maxCredit: components["schemas"]["Cents"];
            /** @description Oldest first. */
            messages: components["schemas"]["QuestionMessage"][];
        };
        QuestionedLine: {
            position: components["schemas"]["Position"];
            code: components["schemas"]["LineCode"];
            quantity: number;
            amount: components["schemas"]["Cents"];
            /** @description Null for a line that nobody asked about. */
            question: components["schemas"]["BillQuestion"] | null;
        };
        QuestionedStatement: {
            statementId: string;
            statementDate: components["schemas"]["Date"];
            /** @description IANA name; times are shown in it. */
            timeZone: string;
            /**
             * @description What the caller may write.
             * @enum {string}
             */
            role: "ASKS" | "ANSWERS";
            lines: components["schemas"]["QuestionedLine"][];
        };
        BillQuestionMessage: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            body: components["schemas"]["QuestionText"];
        };
        BillQuestionAnswer: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            body: components["schemas"]["QuestionText"];
            /** @description Positive cents; null for none. */
            credit: number | null;
            version: number;
        };
        /**
         * @description As Problem. TEXT_INVALID: empty or too long. TOO_MANY_QUESTION_MESSAGES: the history is full. CREDIT_TOO_LARGE: more than the line
         *     charged, less what was credited before. CONFLICT: the idempotency key was used for another request.
         */
        BillQuestionProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "CREDIT_TOO_LARGE" | "TEXT_INVALID" | "TOO_MANY_QUESTION_MESSAGES";
            transactionId?: string;
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /** Format: date */
        Date: string;
        /**
         * Format: int64
         * @description Integer cents.
         */
        Cents: number;
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
        /** @description No session, a session that ended, or maintenance (code IN_MAINTENANCE). */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-signed-in",
                 *       "title": "You're signed out.",
                 *       "detail": "Sign in to continue.",
                 *       "status": 401,
                 *       "code": "NOT_SIGNED_IN"
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
        /** @description No such thing, or not yours: the answer is the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "We can't find that.",
                 *       "detail": "Go back and try again.",
                 *       "status": 404,
                 *       "code": "NOT_FOUND"
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
        /** @description Somebody changed it meanwhile. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "This changed while you were working.",
                 *       "detail": "Load it again.",
                 *       "status": 409,
                 *       "code": "CONFLICT"
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
    };
    parameters: {
        /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
        VendorKey: components["schemas"]["VendorKey"];
        ClientType: "SSPP";
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBillQuestions: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                statementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionedStatement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAboutBillLine: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path: {
                statementId: string;
                position: components["schemas"]["Position"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillQuestionMessage"];
            };
        };
        responses: {
            /** @description The question with its history. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description Refused for the reason in `code`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BillQuestionProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BillQuestionProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerBillQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path: {
                statementId: string;
                position: components["schemas"]["Position"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillQuestionAnswer"];
            };
        };
        responses: {
            /** @description The question with its history. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description Refused for the reason in `code`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BillQuestionProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BillQuestionProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
