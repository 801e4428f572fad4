// Generated from openapi/outages.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/outages/v1/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The map of the service areas, with the outages that are known now
         * @description Outages that were announced and have not ended for longer than a day. Open to everybody; says nothing about accounts.
         */
        get: operations["getOutageMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/outages/v1/outages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outages that affect an account's address and services, its credits and its callback */
        get: operations["getAccountOutages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/outages/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alerts of an account, except those that the caller dismissed */
        get: operations["getAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/outages/v1/alerts/{alertId}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide an alert of type other from the caller for good
         * @description ALERT_NOT_DISMISSIBLE (422) for an outage. Dismissing twice is the same as once.
         */
        put: operations["dismissAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/outages/v1/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called about an outage
         * @description One open request for each account (CALLBACK_OPEN). The window is one of `callWindows` of getAccountOutages. A repeat with
         *     the same idempotency key requests nothing twice and returns the callback.
         */
        post: operations["requestCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/outages/v1/callbacks/{callbackId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a callback that has not taken place
         * @description CALLBACK_OVER when it has; CONFLICT (412) when it changed since the version that was seen.
         */
        post: operations["cancelCallback"];
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
        OutageId: string;
        AlertId: string;
        AreaId: string;
        /** @enum {string} */
        OutageService: "INTERNET" | "VOICE" | "VIDEO" | "MOBILE";
        /**
         * @description CRITICAL: the services do not work. MAJOR: they work in part or on and off. MINOR: few customers notice. INFORMATION: nothing
         *     is wrong.
         * @enum {string}
         */
        Severity: "CRITICAL" | "MAJOR" | "MINOR" | "INFORMATION";
        OutageUpdate: {
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            step: "ANNOUNCED" | "INVESTIGATING" | "CAUSE_FOUND" | "REPAIRING" | "RESOLVED";
            /** @description What was known then. */
            body: string;
            estimatedResolution: components["schemas"]["Instant"] | null;
        };
        Outage: {
            id: components["schemas"]["OutageId"];
            areaIds: components["schemas"]["AreaId"][];
            services: components["schemas"]["OutageService"][];
            severity: components["schemas"]["Severity"];
            /** @enum {string} */
            state: "PLANNED" | "ACTIVE" | "ENDED";
            startsAt: components["schemas"]["Instant"];
            /** @description When service is expected back, by the newest update; null while nobody can say. */
            estimatedResolution: components["schemas"]["Instant"] | null;
            endedAt: components["schemas"]["Instant"] | null;
            /** @description Newest first. */
            updates: components["schemas"]["OutageUpdate"][];
        };
        ServiceArea: {
            id: components["schemas"]["AreaId"];
            name: string;
            zips: string[];
            /** @description The corners of its outline on a plane of 1000 by 700. */
            shape: number[][];
        };
        OutageMap: {
            asOf: components["schemas"]["Instant"];
            /** @description IANA name of the provider's time zone. */
            timeZone: string;
            areas: components["schemas"]["ServiceArea"][];
            outages: components["schemas"]["Outage"][];
        };
        AccountOutage: {
            outage: components["schemas"]["Outage"];
            /** @description What was credited; null before the outage ended, and for one that was too short. */
            credit: {
                /** @description Positive. */
                amount: components["schemas"]["Cents"];
                /** @description The statement that has it; null for the next one. */
                statementDate: components["schemas"]["Date"] | null;
            } | null;
        };
        AccountOutages: {
            asOf: components["schemas"]["Instant"];
            /** @description IANA name; times are shown in it. */
            timeZone: string;
            /** @description The service address in one line. */
            address: string;
            /** @description The area of the address; null when it is not on the map. */
            areaId: components["schemas"]["AreaId"] | null;
            outages: components["schemas"]["AccountOutage"][];
            /** @description The newest callback of the last 30 days; null for none. */
            callback: components["schemas"]["Callback"] | null;
            callWindows: components["schemas"]["CallWindow"][];
        };
        Alert: {
            id: components["schemas"]["AlertId"];
            /** @description The provider's number of what it is about; for an outage the id of the outage. */
            pid: string;
            /** @enum {string} */
            type: "outage" | "other";
            severity: components["schemas"]["Severity"];
            body: string;
            estimatedResolution: components["schemas"]["Instant"] | null;
        };
        AlertList: {
            asOf: components["schemas"]["Instant"];
            timeZone: string;
            alerts: components["schemas"]["Alert"][];
        };
        AlertDismissal: {
            accountId: components["schemas"]["AccountId"];
        };
        CallWindow: {
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
        };
        Callback: {
            /** Format: uuid */
            id: string;
            outageId: components["schemas"]["OutageId"];
            /** @description Ten digits, a United States number. */
            phone: string;
            /** @enum {string} */
            state: "REQUESTED" | "SCHEDULED" | "CALLED" | "CANCELLED";
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            requestedAt: components["schemas"]["Instant"];
            /** @description When the call desk plans to call; null until it has planned it. */
            scheduledFor: components["schemas"]["Instant"] | null;
            calledAt: components["schemas"]["Instant"] | null;
            cancelledAt: components["schemas"]["Instant"] | null;
            version: number;
        };
        CallbackRequest: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            outageId: components["schemas"]["OutageId"];
            /** @description Ten digits; anything else is PHONE_INVALID. */
            phone: string;
            startsAt: components["schemas"]["Instant"];
        };
        CallbackCancellation: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            version: number;
        };
        /**
         * @description As Problem. ALERT_NOT_DISMISSIBLE: an outage. NO_OUTAGE: the outage does not affect this account, or is over. PHONE_INVALID: not
         *     a number that can be called. WINDOW_PAST: not offered, or too little of it is left. CALLBACK_OPEN: one is under way.
         *     CALLBACK_OVER: it has taken place or was canceled. CONFLICT: the idempotency key was used for another request.
         */
        OutageProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "ALERT_NOT_DISMISSIBLE" | "NO_OUTAGE" | "PHONE_INVALID" | "WINDOW_PAST" | "CALLBACK_OPEN" | "CALLBACK_OVER" | "CONFLICT";
            transactionId?: string;
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @enum {string} */
        Locale: "en-US" | "es-US";
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
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /**
         * Format: int64
         * @description Integer cents.
         */
        Cents: number;
        /** Format: date */
        Date: string;
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
    getOutageMap: {
        parameters: {
            query?: {
                locale?: components["schemas"]["Locale"];
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
            /** @description The map; without outages when none is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutageMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountOutages: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
                locale?: components["schemas"]["Locale"];
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
            /** @description Outages under way and announced first, then those that ended within 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutages"];
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
    getAlerts: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
                locale?: components["schemas"]["Locale"];
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
            /** @description Outages first, then by severity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertList"];
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
    dismissAlert: {
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
                alertId: components["schemas"]["AlertId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertDismissal"];
            };
        };
        responses: {
            /** @description The caller does not see it again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OutageProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCallback: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallbackRequest"];
            };
        };
        responses: {
            /** @description The callback as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Callback"];
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
                    "application/problem+json": components["schemas"]["OutageProblem"];
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
                    "application/problem+json": components["schemas"]["OutageProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelCallback: {
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
                callbackId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallbackCancellation"];
            };
        };
        responses: {
            /** @description The callback as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Callback"];
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
                    "application/problem+json": components["schemas"]["OutageProblem"];
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
                    "application/problem+json": components["schemas"]["OutageProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
