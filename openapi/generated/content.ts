// Generated from openapi/content.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/content/v1/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is live for a site
         * @description The same object is inlined in every page. Revalidated by ETag.
         */
        get: operations["getManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/snapshots/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compiled messages of one language
         * @description Named by the SHA-256 of its own bytes, so it never changes. Precompressed (br, gzip).
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/deltas/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed between two snapshots of one language
         * @description The reader applies it and checks that the result's canonical JSON has the hash `to`.
         */
        get: operations["getDelta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events, one for each move of the live pointer
         * @description Event `release`, id = the manifest's sequence, data = ReleaseEvent. Event `heartbeat` every 20 s.
         *     A reader that comes without `Last-Event-ID`, or with an older one, gets what is live at once: an event supersedes all before it.
         */
        get: operations["streamReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Missing keys and format errors that customers met
         * @description Batched; keys and codes only, no customer data. Taken from the same origin only (Origin / Sec-Fetch-Site), because a closing tab can set no header.
         */
        post: operations["reportContentErrors"];
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
        /** @description SHA-256 in hexadecimal. */
        Hash: string;
        ReleaseId: string;
        /**
         * @description What is live for a site. `signature` is ECDSA P-256 with SHA-256 (IEEE P1363, base64url) over the canonical JSON of the manifest without it.
         *     A page trusts the `publicKey` that is inlined in it; manifests that come later must be signed by that key.
         */
        Manifest: {
            site: components["schemas"]["Site"];
            release: components["schemas"]["ReleaseId"];
            /** @description Grows with every move of the live pointer. */
            sequence: number;
            publishedAt: components["schemas"]["Instant"];
            contract: components["schemas"]["Hash"];
            /** @description Version of the compiled trees. A reader of another version keeps what it has. */
            tree: number;
            locales: {
                "en-US": components["schemas"]["SnapshotReference"];
                "es-US": components["schemas"]["SnapshotReference"];
            };
            /** @description ETag of the toggles' definitions. */
            toggles: string;
            /** @description Address of the event stream. */
            events: string;
            /** @description SPKI, base64url. */
            publicKey: string;
            signature: string;
        };
        SnapshotReference: {
            hash: components["schemas"]["Hash"];
            url: string;
        };
        /** @description A message compiled by the gate (elements of @formatjs/icu-messageformat-parser). */
        MessageTree: {
            [key: string]: unknown;
        }[];
        Snapshot: {
            tree: number;
            locale: components["schemas"]["Locale"];
            messages: {
                [key: string]: components["schemas"]["MessageTree"];
            };
        };
        Delta: {
            from: components["schemas"]["Hash"];
            to: components["schemas"]["Hash"];
            set: {
                [key: string]: components["schemas"]["MessageTree"];
            };
            remove: string[];
        };
        ReleaseEvent: {
            manifest: components["schemas"]["Manifest"];
            /** @description Readers wait a random part of this before they fetch. */
            spreadMs: number;
        };
        /**
         * @description When a change reaches an open tab.
         * @enum {string}
         */
        Applies: "atOnce" | "nextNavigation" | "nextSession";
        ToggleValue: boolean | string | number;
        ToggleAnswer: {
            value: components["schemas"]["ToggleValue"];
            variant?: string;
            applies: components["schemas"]["Applies"];
            /** @description Turned off by the kill switch */
            killed: boolean;
        };
        /** @description Toggles evaluated for this reader (site, account, role from the session). */
        Toggles: {
            etag: string;
            values: {
                [key: string]: components["schemas"]["ToggleAnswer"];
            };
        };
        ContentErrors: {
            errors: components["schemas"]["ContentError"][];
        };
        ContentError: {
            /** @enum {string} */
            kind: "missingKey" | "formatError" | "badSnapshot" | "badSignature";
            key: string;
            locale: components["schemas"]["Locale"];
            release: string;
            count: number;
        };
        /** @enum {string} */
        Site: "business" | "community";
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
    };
    parameters: {
        Hash: components["schemas"]["Hash"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getManifest: {
        parameters: {
            query?: {
                /** @description The host's site when absent. */
                site?: components["schemas"]["Site"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live manifest. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            /** @description Not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: components["parameters"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canonical JSON. */
            200: {
                headers: {
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                from: components["schemas"]["Hash"];
                to: components["schemas"]["Hash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Immutable. */
            200: {
                headers: {
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delta"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamReleases: {
        parameters: {
            query?: {
                site?: components["schemas"]["Site"];
            };
            header?: {
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportContentErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "kind": "missingKey",
                 *           "key": "summary.title",
                 *           "locale": "es-US",
                 *           "release": "3",
                 *           "count": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContentErrors"];
            };
        };
        responses: {
            /** @description Counted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 1
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
