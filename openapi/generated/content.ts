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
    "/content/v1/editor/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages with their live wording and drafts */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/messages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/messages/{key}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a draft of both languages
         * @description A draft may still be wrong; the answer carries the gate's findings. What fails the gate cannot be published.
         */
        put: operations["putMessageDraft"];
        post?: never;
        /** Drop a draft; the live wording stays */
        delete: operations["discardMessageDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Toggles with their live definition and drafts */
        get: operations["listToggles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One toggle */
        get: operations["getToggle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a draft of a toggle */
        put: operations["putToggleDraft"];
        post?: never;
        /** Drop a draft; the live definition stays */
        delete: operations["discardToggleDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/toggles/{key}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a toggle off for everybody, now
         * @description A release of its own: what is live, with this toggle answering its `off` variant to everybody. It overrides what a money flow has pinned. A draft of this toggle is dropped.
         *     Only boolean toggles have this. It is lifted by publishing a draft of the toggle.
         */
        post: operations["killToggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold wording against the contract without saving it
         * @description With no body members, every draft is checked.
         */
        post: operations["checkMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Releases, newest first */
        get: operations["listReleases"];
        put?: never;
        /**
         * Make a release of what is live and the drafts, and make it live
         * @description Everything in it passes the gate, or nothing is published.
         */
        post: operations["publishRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/releases/{release}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between two releases */
        get: operations["compareReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/releases/{release}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier release live again
         * @description Copy and toggles together, byte for byte what they were. Drafts stay.
         */
        post: operations["restoreRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, when and why, newest first */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Missing keys and format errors that customers met, most frequent first */
        get: operations["listContentErrors"];
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
        /** @description SHA-256 in hexadecimal. */
        Hash: string;
        ReleaseId: string;
        Reason: string;
        MessageText: string;
        /**
         * @default all
         * @enum {string}
         */
        Scope: "all" | "business" | "community";
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
        CountedError: {
            site: components["schemas"]["Site"];
            /** @enum {string} */
            kind: "missingKey" | "formatError" | "badSnapshot" | "badSignature";
            key: string;
            locale: components["schemas"]["Locale"];
            release: string;
            count: number;
            firstAt: components["schemas"]["Instant"];
            lastAt: components["schemas"]["Instant"];
        };
        Wording: {
            en: string;
            es: string;
        };
        Draft: {
            author: string;
            at: components["schemas"]["Instant"];
            reason: string;
            wording?: components["schemas"]["Wording"];
            definition?: components["schemas"]["ToggleDefinition"];
        };
        Message: {
            key: string;
            scope: components["schemas"]["Scope"];
            etag: string;
            /** @description Where the words appear. */
            where: string;
            /** @description Arguments and their kinds. */
            args: {
                [key: string]: unknown;
            };
            /** @description Legal text; it needs two approvals. */
            legal: boolean;
            live?: components["schemas"]["Wording"];
            draft?: components["schemas"]["Draft"];
            /** @description What the gate says of the draft. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description A flag in flagd's JSON schema. Targeting may ask for site, role, userType, accountId, services; targetingKey is the account. */
        ToggleDefinition: {
            /** @enum {string} */
            state: "ENABLED" | "DISABLED";
            variants: {
                [key: string]: components["schemas"]["ToggleValue"];
            };
            defaultVariant: string;
            targeting?: {
                [key: string]: unknown;
            };
            metadata?: {
                [key: string]: components["schemas"]["ToggleValue"];
            };
        };
        Toggle: {
            key: string;
            etag: string;
            description: string;
            owner: string;
            expires: components["schemas"]["Date"];
            applies: components["schemas"]["Applies"];
            killed: boolean;
            live: components["schemas"]["ToggleDefinition"];
            draft?: components["schemas"]["Draft"];
        };
        /** @description What the gate found, and exactly where. */
        Finding: {
            code: components["schemas"]["FindingCode"];
            /** @enum {string} */
            severity: "error" | "warning";
            key: string;
            locale?: components["schemas"]["Locale"];
            /** @description UTF-16 units from the start. */
            offset?: number;
            line?: number;
            column?: number;
            found?: string;
            expected?: string[];
        };
        /** @enum {string} */
        FindingCode: "UNKNOWN_KEY" | "MISSING_LANGUAGE" | "TOO_LONG" | "SYNTAX" | "STRAY_CHARACTER" | "UNSAFE_CHARACTER" | "BLANK" | "UNBALANCED_TAG" | "UNKNOWN_TAG" | "MISSING_TAG" | "NESTED_TAG" | "UNKNOWN_ARGUMENT" | "RENAMED_ARGUMENT" | "MISSING_ARGUMENT" | "WRONG_KIND" | "UNKNOWN_STYLE" | "UNKNOWN_PLURAL_CATEGORY" | "MISSING_PLURAL_CATEGORY" | "PLURAL_OFFSET" | "UNKNOWN_CHOICE" | "MISSING_CHOICE" | "SPANISH_MANY_ABSENT" | "BAD_TOGGLE";
        Release: {
            release: components["schemas"]["ReleaseId"];
            /**
             * @description catalogue: made from the copy built in.
             * @enum {string}
             */
            kind: "catalogue" | "publish" | "kill";
            basedOn?: components["schemas"]["ReleaseId"];
            author: string;
            at: components["schemas"]["Instant"];
            reason: string;
            changedMessages: string[];
            changedToggles: string[];
            liveOn: components["schemas"]["Site"][];
        };
        Live: {
            site: components["schemas"]["Site"];
            release: components["schemas"]["ReleaseId"];
            sequence: number;
            at: components["schemas"]["Instant"];
            author: string;
            reason: string;
        };
        Differences: {
            messages: {
                key: string;
                scope: components["schemas"]["Scope"];
                before?: components["schemas"]["Wording"];
                after?: components["schemas"]["Wording"];
            }[];
            toggles: {
                key: string;
                before?: components["schemas"]["ToggleDefinition"];
                after?: components["schemas"]["ToggleDefinition"];
            }[];
        };
        Change: {
            id: number;
            at: components["schemas"]["Instant"];
            author: string;
            reason: string;
            /** @enum {string} */
            action: "draftSaved" | "draftDiscarded" | "published" | "killed" | "restored" | "catalogueMerged";
            /** @enum {string} */
            item?: "message" | "toggle";
            key?: string;
            scope?: components["schemas"]["Scope"];
            release?: components["schemas"]["ReleaseId"];
            /** @description The wording or definition after the change. */
            value?: unknown;
        };
        ContentProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "IF_MATCH_REQUIRED" | "REFUSED_BY_GATE" | "LEGAL_APPROVAL_REQUIRED" | "NOTHING_TO_PUBLISH" | "TOGGLE_NOT_KILLABLE";
            transactionId?: string;
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
        ProblemCode: "INVALID_REQUEST" | "NOT_SIGNED_IN" | "SESSION_ENDED" | "IN_MAINTENANCE" | "CSRF_TOKEN_INVALID" | "NOT_ALLOWED" | "NOT_FOUND" | "CONFLICT" | "TOO_MANY_REQUESTS" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TEMPORARILY_UNAVAILABLE" | "INTERNAL_ERROR";
        FieldProblem: {
            /** @description Path of the field */
            field: string;
            /** @enum {string} */
            code: "MISSING" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "OUT_OF_RANGE" | "EXPIRED" | "TOO_FAR_AHEAD" | "TOO_WEAK" | "SAME_AS_BEFORE" | "NOT_SUPPORTED" | "CHECK_DIGIT" | "DECLINED" | "NOT_MATCHING";
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
        /** Format: date */
        Date: string;
    };
    responses: {
        /** @description Somebody changed it since. For a message or toggle, all three versions come back; nothing was saved. */
        EditConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "This changed while you were working.",
                 *       "detail": "Load it again.",
                 *       "status": 412,
                 *       "code": "CONFLICT",
                 *       "base": {
                 *         "en": "Sign in",
                 *         "es": "Iniciar sesión"
                 *       },
                 *       "theirs": {
                 *         "en": "Log in",
                 *         "es": "Entrar"
                 *       },
                 *       "mine": {
                 *         "en": "Sign in now",
                 *         "es": "Inicie sesión ahora"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"] & {
                    /** @description What the change started from; null when it is unknown. */
                    base?: unknown;
                    /** @description What stands now. */
                    theirs?: unknown;
                    /** @description What was sent. */
                    mine?: unknown;
                };
            };
        };
        /** @description The write names no version. */
        IfMatchMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/if-match-required",
                 *       "title": "The change names no version.",
                 *       "detail": "Load it again and send its version.",
                 *       "status": 428,
                 *       "code": "IF_MATCH_REQUIRED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"];
            };
        };
        /** @description The gate refuses it, it is legal text (which needs two approvals, and approvals do not exist yet), there is nothing to publish, or the toggle has no off variant. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/refused-by-gate",
                 *       "title": "Some wording would break a screen.",
                 *       "detail": "Repair what is marked and publish again.",
                 *       "status": 422,
                 *       "code": "REFUSED_BY_GATE",
                 *       "findings": [
                 *         {
                 *           "code": "UNKNOWN_ARGUMENT",
                 *           "severity": "error",
                 *           "key": "shell.greeting",
                 *           "locale": "es-US",
                 *           "offset": 6,
                 *           "line": 1,
                 *           "column": 7,
                 *           "found": "nombre",
                 *           "expected": [
                 *             "name"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"] & {
                    findings?: components["schemas"]["Finding"][];
                };
            };
        };
        /** @description The request is not what this document says. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "Some of what was sent can't be used.",
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
        /** @description Signed in, but not allowed; or the anti-forgery token is missing or wrong. */
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
    };
    parameters: {
        Hash: components["schemas"]["Hash"];
        /** @description all: both sites. A site's own wording stands before it. */
        Scope: components["schemas"]["Scope"];
        /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
        IfMatch: string;
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
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
    listMessages: {
        parameters: {
            query?: {
                /** @description In keys, notes and both languages. */
                search?: string;
                state?: "draft" | "live";
                /** @description The last key of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Message"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /** @description all: both sites. A site's own wording stands before it. */
                scope?: components["parameters"]["Scope"];
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message; ETag names the wording an edit starts from. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
    putMessageDraft: {
        parameters: {
            query?: {
                /** @description all: both sites. A site's own wording stands before it. */
                scope?: components["parameters"]["Scope"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "en": "Sign in to your account",
                 *       "es": "Inicie sesión en su cuenta",
                 *       "reason": "Plainer words"
                 *     }
                 */
                "application/json": {
                    en: components["schemas"]["MessageText"];
                    es: components["schemas"]["MessageText"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardMessageDraft: {
        parameters: {
            query?: {
                /** @description all: both sites. A site's own wording stands before it. */
                scope?: components["parameters"]["Scope"];
            };
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
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
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listToggles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        toggles: components["schemas"]["Toggle"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToggle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The toggle; ETag names the definition an edit starts from. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
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
    putToggleDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "definition": {
                 *         "state": "ENABLED",
                 *         "variants": {
                 *           "on": true,
                 *           "off": false
                 *         },
                 *         "defaultVariant": "off",
                 *         "targeting": {
                 *           "if": [
                 *             {
                 *               "==": [
                 *                 {
                 *                   "var": "site"
                 *                 },
                 *                 "community"
                 *               ]
                 *             },
                 *             "on",
                 *             "off"
                 *           ]
                 *         }
                 *       },
                 *       "reason": "Community first"
                 *     }
                 */
                "application/json": {
                    definition: components["schemas"]["ToggleDefinition"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardToggleDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
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
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    killToggle: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The processor is down"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The release that is live now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkMessages: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "key": "shell.signOut",
                 *           "en": "Sign {out",
                 *           "es": "Salir"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    messages?: {
                        key: string;
                        en?: components["schemas"]["MessageText"];
                        es?: components["schemas"]["MessageText"];
                    }[];
                };
            };
        };
        responses: {
            /** @description What the gate found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publishable: boolean;
                        findings: components["schemas"]["Finding"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReleases: {
        parameters: {
            query?: {
                before?: components["schemas"]["ReleaseId"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag names what is live; publishing and restoring start from it. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        releases: components["schemas"]["Release"][];
                        live: components["schemas"]["Live"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishRelease: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Plainer words on the sign-in page"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                    /** @description Only the drafts of these keys; every draft when both lists are absent. */
                    messages?: string[];
                    toggles?: string[];
                };
            };
        };
        responses: {
            /** @description Live. */
            201: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareReleases: {
        parameters: {
            query: {
                with: components["schemas"]["ReleaseId"];
            };
            header?: never;
            path: {
                release: components["schemas"]["ReleaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each item with both sides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Differences"];
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
    restoreRelease: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                release: components["schemas"]["ReleaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The new wording confused customers"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Live again. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                key?: string;
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changes: components["schemas"]["Change"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: components["schemas"]["CountedError"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
