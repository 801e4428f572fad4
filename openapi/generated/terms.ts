// Generated from openapi/terms.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/terms/v1/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms that were accepted for an account, newest first, each word for word */
        get: operations["getTermsAcceptances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/terms/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms and disclaimers of this site in a language, each with the version in force */
        get: operations["getLegalDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/terms/v1/documents/{document}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published versions of a text on this site in a language, newest first, each word for word
         * @description One publication that changes the wording in this language makes one version; a rollback to an earlier wording makes one too.
         *     With `version`, the page that has it; NOT_FOUND when there is no such version.
         */
        get: operations["getLegalVersions"];
        put?: never;
        post?: never;
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
        /**
         * @description The terms of each kind, and the sections of the disclaimers.
         * @enum {string}
         */
        LegalDocumentName: "payment" | "scheduledPayment" | "autoPay" | "paperless" | "order" | "prices" | "services" | "site";
        LegalDocuments: {
            documents: components["schemas"]["LegalDocument"][];
        };
        LegalDocument: {
            document: components["schemas"]["LegalDocumentName"];
            /** @description The version in force. */
            version: number;
            /** @description The release with which it came into force. */
            release: number;
            /** Format: date-time */
            from: string;
        };
        LegalVersions: {
            page: number;
            hasMore: boolean;
            versions: components["schemas"]["LegalVersion"][];
        };
        LegalVersion: {
            /** @description 1 for the first one; numbers stay. */
            version: number;
            /** @description The release with which it came into force. */
            release: number;
            /** Format: date-time */
            from: string;
            /**
             * Format: date-time
             * @description Null while it is in force.
             */
            until: string | null;
            /** @description Word for word. */
            text: string;
        };
        VersionInForce: {
            version: number;
            /** Format: date-time */
            from: string;
            /** @description Word for word. */
            text: string;
        };
        TermsAcceptances: {
            /** @description The account's time zone. */
            timeZone: string;
            acceptances: components["schemas"]["TermsAcceptance"][];
            hasMore: boolean;
        };
        TermsAcceptance: {
            id: string;
            /** @enum {string} */
            agreement: "payment" | "scheduledPayment" | "autoPay" | "paperless" | "order";
            /** @description The confirmation number of the payment or the number of the order; null when there is none. */
            reference: string | null;
            /** Format: date-time */
            acceptedAt: string;
            /** @description The first name; null for a user who is no longer known. */
            acceptedBy: string | null;
            /**
             * @description The language of the text.
             * @enum {string}
             */
            locale: "en-US" | "es-US";
            /** @description Word for word; null when no stored text has its hash. */
            text: string | null;
            /** @description Whether the text in force in that language is still this one. */
            isCurrent: boolean;
            /** @description The number of the accepted version among those published in that language; null for one that no release had. */
            version: number | null;
            /** @description The version in force in that language, where it is another one; null while the accepted text applies. */
            replacedBy: components["schemas"]["VersionInForce"] | null;
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
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
        /** @enum {string} */
        Locale: "en-US" | "es-US";
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
    };
    parameters: {
        /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
        VendorKey: components["schemas"]["VendorKey"];
        ClientType: "SSPP";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTermsAcceptances: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
                page: number;
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; empty after the last one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsAcceptances"];
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
    getLegalDocuments: {
        parameters: {
            query: {
                locale: components["schemas"]["Locale"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that were published; one that no release has is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDocuments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLegalVersions: {
        parameters: {
            query: {
                locale: components["schemas"]["Locale"];
                page?: number;
                version?: number;
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                document: components["schemas"]["LegalDocumentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; empty after the last one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalVersions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
