// Generated from openapi/orders.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/orders/v1/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account can order, what it has now, and why it cannot order */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/orders/v1/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an order would change on the first bill that has it, and every month after */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/orders/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of an account, newest first */
        get: operations["getOrders"];
        put?: never;
        /**
         * Order a product
         * @description A repeat with the same idempotency key gets the same order, or the same refusal.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/orders/v1/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order, with how far it is */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/orders/v1/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order within its window
         * @description Its appointment is cancelled with it. CONFLICT (412) when the order changed since the version that was seen.
         */
        post: operations["cancelOrder"];
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
        ProductCode: string;
        OrderId: string;
        /** @enum {string} */
        ServiceKey: "INTERNET" | "VIDEO" | "VOICE" | "BACKUP" | "SECURITY";
        /**
         * @description For whom the product is, told in the catalogue of copy.
         * @enum {string}
         */
        Use: "SMALL" | "TEAM" | "BUSY" | "LARGE" | "LOUNGE" | "VENUE" | "LINES" | "BACKUP" | "SECURITY";
        /**
         * @description ACCOUNT_PAST_DUE: with a past-due balance. SERVICE_STOPPED: suspended or disconnected. ORDER_OPEN: another order of the
         *     account is under way. BILLED_ELSEWHERE: the account gets no bills here.
         * @enum {string}
         */
        OrderBlock: "ACCOUNT_PAST_DUE" | "SERVICE_STOPPED" | "ORDER_OPEN" | "BILLED_ELSEWHERE";
        CurrentService: {
            key: components["schemas"]["ServiceKey"];
            /** @description Mbps, channels or lines; 1 where there is no size. */
            size: number;
            monthlyPrice: components["schemas"]["Cents"];
        };
        Offer: {
            code: components["schemas"]["ProductCode"];
            service: components["schemas"]["ServiceKey"];
            /**
             * @description CHANGE: another size of a service that the account has. MORE_LINES: more of it. NEW: a service that it lacks.
             * @enum {string}
             */
            kind: "CHANGE" | "MORE_LINES" | "NEW";
            /** @description What the account has with it; for MORE_LINES all lines together. */
            size: number;
            /** @description MORE_LINES only. */
            added?: number;
            use: components["schemas"]["Use"];
            /** @description Of the whole service. */
            monthlyPrice: components["schemas"]["Cents"];
            /** @description To what the service costs now; before taxes and fees. */
            difference: components["schemas"]["Cents"];
            oneTimePrice: components["schemas"]["Cents"];
            /** @description Whether a technician has to come. */
            visit: boolean;
            /** @description What the account has now. It cannot be ordered. */
            isCurrent: boolean;
        };
        Catalogue: {
            block: components["schemas"]["OrderBlock"] | null;
            pastDue: components["schemas"]["Cents"];
            openOrder: components["schemas"]["OrderId"] | null;
            current: components["schemas"]["CurrentService"][];
            offers: components["schemas"]["Offer"][];
            /** @description The service address on one line. */
            address: string;
            zip: string;
        };
        /** @description A line of the first bill with the order, as it will be on the bill. */
        QuotedLine: {
            /** @enum {string} */
            code: "INTERNET_PLAN" | "TV_PLAN" | "VOICE_LINES" | "MOBILE_LINES" | "BACKUP_PLAN" | "SECURITY_PLAN" | "INSTALLATION" | "TECHNICIAN_VISIT" | "SERVICE_AGREEMENT" | "OUTAGE_CREDIT" | "PROMOTION" | "COMMUNICATIONS_TAX" | "EMERGENCY_FEE";
            quantity: number;
            amount: components["schemas"]["Cents"];
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            /** @description Whether the bill without the order has another line, or none, in its place. */
            changed: boolean;
        };
        BillChange: {
            statementDate: components["schemas"]["Date"];
            periodFrom: components["schemas"]["Date"];
            periodTo: components["schemas"]["Date"];
            /** @description The charges of the first bill without the order. */
            before: components["schemas"]["Cents"];
            /** @description With it. */
            after: components["schemas"]["Cents"];
            /** @description A whole month's bill without the order, with taxes and fees. */
            monthlyBefore: components["schemas"]["Cents"];
            monthlyAfter: components["schemas"]["Cents"];
            lines: components["schemas"]["QuotedLine"][];
        };
        OrderSlot: {
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            free: boolean;
        };
        Quote: {
            offer: components["schemas"]["Offer"];
            /** @description The day from which it is there and billed. */
            effectiveOn: components["schemas"]["Date"];
            cancellableUntil: components["schemas"]["Instant"];
            bill: components["schemas"]["BillChange"];
            timeZone: string;
            startsAt: components["schemas"]["Instant"] | null;
            /** @description Empty without a visit. */
            slots: components["schemas"]["OrderSlot"][];
        };
        /** @description The amounts of the quote that the customer saw. */
        Expected: {
            effectiveOn: components["schemas"]["Date"];
            after: components["schemas"]["Cents"];
            monthlyAfter: components["schemas"]["Cents"];
        };
        AcceptedOrderTerms: {
            accepted: boolean;
            release: string;
            locale: components["schemas"]["Locale"];
            key: string;
            textHash: string;
        };
        Placing: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            product: components["schemas"]["ProductCode"];
            expected: components["schemas"]["Expected"];
            /** @description The technician's time; null without a visit. */
            startsAt: components["schemas"]["Instant"] | null;
            terms: components["schemas"]["AcceptedOrderTerms"];
        };
        CancellingOrder: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            version: number;
        };
        Order: {
            orderId: components["schemas"]["OrderId"];
            /**
             * @description PLACED: it can be cancelled. CONFIRMED: it is being prepared. ACTIVE: the service is there, and billed.
             * @enum {string}
             */
            state: "PLACED" | "CONFIRMED" | "ACTIVE" | "CANCELLED";
            service: components["schemas"]["ServiceKey"];
            /** @enum {string} */
            kind: "CHANGE" | "MORE_LINES" | "NEW";
            size: number;
            /** @description Null for a new service. */
            sizeBefore: number | null;
            /** @description The technician's appointment; null without one. */
            visit: components["schemas"]["OrderVisit"] | null;
            placedAt: components["schemas"]["Instant"];
            /** @description First name. */
            placedBy: string;
            /** @description Follows the appointment when it is moved. */
            effectiveOn: components["schemas"]["Date"];
            cancellableUntil: components["schemas"]["Instant"];
            cancellable: boolean;
            cancelledAt: components["schemas"]["Instant"] | null;
            cancelReason: ("CUSTOMER" | "VISIT_CANCELLED") | null;
            bill: components["schemas"]["BillChange"];
            timeZone: string;
            version: number;
        };
        OrderVisit: {
            jobId: string;
            date: components["schemas"]["Date"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description Whether its day is over and no technician came. The order stays open. */
            missed: boolean;
        };
        Orders: {
            orders: components["schemas"]["Order"][];
        };
        /**
         * @description As Problem. PRICE_CHANGED: the bill would have other amounts than those that were shown. PRODUCT_UNAVAILABLE: withdrawn,
         *     or the account has it. SLOT_TAKEN: another customer has the time, or it can no longer be booked. ORDER_TOO_LATE: after
         *     the cancellation window. ORDER_OVER: it was cancelled or carried out. CONFLICT: the idempotency key was used for another request.
         */
        OrderProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "ACCOUNT_PAST_DUE" | "SERVICE_STOPPED" | "ORDER_OPEN" | "BILLED_ELSEWHERE" | "PRICE_CHANGED" | "PRODUCT_UNAVAILABLE" | "SLOT_TAKEN" | "ORDER_TOO_LATE" | "ORDER_OVER";
            transactionId?: string;
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /**
         * Format: int64
         * @description Integer cents.
         */
        Cents: number;
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
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /** Format: date */
        Date: string;
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
    getCatalogue: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
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
            /** @description The catalogue, also for an account that cannot order now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
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
    getQuote: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
                product: components["schemas"]["ProductCode"];
                /**
                 * @description The technician's time, for a product that needs a visit; without it, or when it can no longer be booked, the
                 *     soonest free one.
                 */
                startsAt?: components["schemas"]["Instant"];
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
            /** @description The quote, with the technician's free times when a visit is needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be ordered; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrders: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
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
            /** @description The newest orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
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
    placeOrder: {
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
                "application/json": components["schemas"]["Placing"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be ordered; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description It cannot be ordered; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
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
                /** @description A number of another form is NOT_FOUND, because people edit addresses. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    cancelOrder: {
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
                /** @description A number of another form is NOT_FOUND, because people edit addresses. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellingOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be ordered; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderProblem"];
                };
            };
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description It cannot be ordered; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
