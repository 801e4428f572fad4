// Generated from openapi/translation.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/content/v1/editor/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live words as a file for translators */
        get: operations["exportMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/namespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The namespaces that can be exported */
        get: operations["listNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a file back, as drafts
         * @description A repeat with the same idempotency key saves nothing twice, and gets the first answer. CONFLICT (409): the key was used for another request. A dry run needs no key.
         */
        post: operations["importMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The glossary */
        get: operations["listTerms"];
        put?: never;
        /** Add a term */
        post: operations["addTerm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/terms/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a term */
        put: operations["changeTerm"];
        post?: never;
        /** Remove a term */
        delete: operations["removeTerm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms of the glossary and earlier translations for English words */
        get: operations["getSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/v1/editor/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what is open here, and hear who else is there */
        put: operations["sayWhereIAm"];
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
         * @description Why a file can't be read. NO_RELEASE, a file element or row does not name the release it was exported from; UNKNOWN_RELEASE, there is no such release; WRONG_LANGUAGE, not from English to Spanish.
         * @enum {string}
         */
        FileError: "NOT_XML" | "NOT_XLIFF" | "NOT_CSV" | "NOT_JSON" | "MISSING_COLUMN" | "WRONG_LANGUAGE" | "NO_RELEASE" | "UNKNOWN_RELEASE" | "NO_MESSAGES" | "TOO_MANY_MESSAGES";
        /** @enum {string} */
        FileFormat: "xliff12" | "xliff2" | "csv" | "json";
        MessageFile: {
            release: components["schemas"]["ReleaseId"];
            /** @description By key, a site's own words by key@site. */
            messages: {
                [key: string]: components["schemas"]["Wording"];
            };
        };
        ImportResult: {
            entries: number;
            unchanged: number;
            /** @description Where the drafts went. */
            changeSet?: number;
            items: components["schemas"]["ImportItem"][];
        };
        ImportItem: {
            key: string;
            scope: components["schemas"]["Scope"];
            /**
             * @description taken: a draft, or one that would be. refused: by the gate. conflict: something else went live or is a draft there already. sourceChanged: the file's English is not that of its release. untranslated: no translation in the file. duplicate: twice in the file with different words; `found` is the other line. unreadable: `found` is what was not understood.
             * @enum {string}
             */
            outcome: "taken" | "refused" | "unknownKey" | "conflict" | "sourceChanged" | "outsideYourScope" | "untranslated" | "duplicate" | "unreadable";
            /** @description Where it stands in the file. */
            line?: number;
            found?: string;
            live?: components["schemas"]["Wording"];
            mine?: components["schemas"]["Wording"];
            findings: components["schemas"]["Finding"][];
        };
        NewTerm: {
            en: string;
            es: string;
            note: string;
            /** @description Spanish words that are not used for it. */
            avoid: string[];
        };
        Term: {
            id: number;
            /** @description Names what it says; a change starts from it. */
            etag: string;
            en: string;
            es: string;
            note: string;
            avoid: string[];
            author: string;
            at: components["schemas"]["Instant"];
        };
        TranslationProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "FILE_UNREADABLE" | "TERM_EXISTS";
            error?: components["schemas"]["FileError"];
            /** @description Where in the file. */
            line?: number;
            /** @description What was found there. */
            found?: string;
            transactionId?: string;
        };
        ReleaseId: string;
        Wording: {
            en: string;
            es: string;
        };
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
        ContentProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "NOT_ALLOWED" | "STEP_UP_REQUIRED" | "SECOND_FACTOR_MISSING" | "CSRF_TOKEN_INVALID" | "CONFLICT" | "IF_MATCH_REQUIRED" | "REFUSED_BY_GATE" | "NOTHING_TO_PUBLISH" | "TOGGLE_NOT_KILLABLE" | "CHANGE_SET_CLOSED" | "APPROVAL_REQUIRED" | "OWN_CHANGES" | "ALREADY_REVIEWED" | "NOT_FROM_LIVE" | "CHANGED_TWICE" | "OUTSIDE_YOUR_SCOPE" | "TIME_NOT_POSSIBLE" | "PREVIEW_READ_ONLY" | "PREVIEW_ENDED" | "OWN_ROLES" | "LAST_ADMINISTRATOR";
            transactionId?: string;
        };
        IdempotencyKey: string;
        Title: string;
        /**
         * @default all
         * @enum {string}
         */
        Scope: "all" | "business" | "community";
        /** @enum {string} */
        FindingCode: "UNKNOWN_KEY" | "MISSING_LANGUAGE" | "TOO_LONG" | "DOES_NOT_FIT" | "SYNTAX" | "STRAY_CHARACTER" | "UNSAFE_CHARACTER" | "FILE_NAME_CHARACTER" | "BLANK" | "UNBALANCED_TAG" | "UNKNOWN_TAG" | "MISSING_TAG" | "NESTED_TAG" | "UNKNOWN_ARGUMENT" | "RENAMED_ARGUMENT" | "MISSING_ARGUMENT" | "WRONG_KIND" | "UNKNOWN_STYLE" | "UNKNOWN_PLURAL_CATEGORY" | "MISSING_PLURAL_CATEGORY" | "MISSING_PLURAL" | "PLURAL_OFFSET" | "UNKNOWN_CHOICE" | "MISSING_CHOICE" | "SPANISH_MANY_ABSENT" | "AVOIDED_WORD" | "BREAKS_OPEN_PAGE" | "BAD_TOGGLE" | "BAD_FORM" | "BAD_ARTICLE";
        /** @enum {string} */
        Locale: "en-US" | "es-US";
        /** @enum {string} */
        FormError: "MISSING" | "TOO_LONG" | "NO_FIELDS" | "TOO_MANY_FIELDS" | "SAME_LABEL" | "BAD_ID" | "SAME_ID" | "BAD_LENGTH" | "BAD_RULE" | "TOO_FEW_CHOICES" | "TOO_MANY_CHOICES" | "STRAY_CHOICES" | "SECOND_OF_KIND" | "UNKNOWN_CONDITION" | "LATER_CONDITION" | "CONDITION_CHOICE";
        /** @enum {string} */
        ArticleError: "MISSING" | "TOO_LONG" | "MARKUP" | "BAD_HEADING" | "EMPTY_HEADING" | "SKIPPED_HEADING" | "BAD_LIST" | "EMPTY_ITEM" | "BROKEN_MARK" | "EMPTY_LINK" | "VAGUE_LINK" | "UNKNOWN_LINK" | "UNEQUAL_PARAGRAPHS" | "OTHER_KIND" | "UNEQUAL_ITEMS" | "OTHER_LINKS" | "UNKNOWN_PAGE" | "BAD_POSITION";
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
            /**
             * @description What is wrong with a toggle.
             * @enum {string}
             */
            error?: "UNKNOWN_VARIANT" | "WRONG_VALUE" | "BROKEN_TARGETING" | "INVALID_DEFINITION" | "UNSUPPORTED_TARGETING";
            formError?: components["schemas"]["FormError"];
            articleError?: components["schemas"]["ArticleError"];
            /** @description Of an article whose languages differ - the line of the Spanish; `line` is that of the English. */
            otherLine?: number;
            /** @description Of a form or an article: where, such as "fields.2.label.es". */
            place?: string;
        };
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
    };
    responses: {
        /** @description The English term stands in the glossary already, whatever its capitals. */
        TermExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/term-exists",
                 *       "title": "This term is in the glossary already.",
                 *       "detail": "Change it there.",
                 *       "status": 409,
                 *       "code": "TERM_EXISTS"
                 *     }
                 */
                "application/problem+json": components["schemas"]["TranslationProblem"];
            };
        };
        /** @description The file is not what its format says. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/file-unreadable",
                 *       "title": "This file can't be read.",
                 *       "detail": "Choose the format that it was exported in.",
                 *       "status": 422,
                 *       "code": "FILE_UNREADABLE",
                 *       "error": "WRONG_LANGUAGE",
                 *       "line": 3,
                 *       "found": "fr-FR"
                 *     }
                 */
                "application/problem+json": components["schemas"]["TranslationProblem"];
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
        /** @description Not a role for this, or one that does not hold for this site, part or language; the caller lacks two-step sign-in (SECOND_FACTOR_MISSING) or has not proved who they are (STEP_UP_REQUIRED); or the anti-forgery token is missing or wrong. */
        NotAllowedHere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/outside-your-scope",
                 *       "title": "Your role doesn't cover this.",
                 *       "detail": "It covers other sites, parts or languages. Nothing was changed.",
                 *       "status": 403,
                 *       "code": "OUTSIDE_YOUR_SCOPE"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"];
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
        /** @description The change set is not in a state that allows this, e.g. it is in review. */
        WrongState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/change-set-closed",
                 *       "title": "This change set can't be edited now.",
                 *       "detail": "Take it back first.",
                 *       "status": 409,
                 *       "code": "CHANGE_SET_CLOSED"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ContentProblem"];
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
        /** @description Someone changed it since. For a message, toggle or form, all three versions come back; nothing was saved. */
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
    };
    parameters: {
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
        /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    exportMessages: {
        parameters: {
            query: {
                format: components["schemas"]["FileFormat"];
                /** @description Only keys whose first part this is. */
                namespace?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description XLIFF 1.2 or 2.0 (English to Spanish) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "text/csv": string;
                    "application/json": components["schemas"]["MessageFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNamespaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Namespaces (the first part of each key), by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        namespaces: {
                            name: string;
                            /** @description How many keys begin with it. */
                            messages: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    importMessages: {
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
                 *       "format": "json",
                 *       "text": "{\"release\":\"1\",\"messages\":{}}",
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    format: components["schemas"]["FileFormat"];
                    text: string;
                    /** @description Needed unless dryRun. */
                    idempotencyKey?: components["schemas"]["IdempotencyKey"];
                    /** @description Tell what would come of it and save nothing. */
                    dryRun: boolean;
                    /** @description Where the drafts go; a new change set without it. */
                    changeSet?: number;
                    /** @description What a new change set is called. */
                    title?: components["schemas"]["Title"];
                };
            };
        };
        responses: {
            /** @description What became of each entry that says something new. What the gate refuses is not even kept as a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongState"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unreadable"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By English term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: components["schemas"]["Term"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    addTerm: {
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
                 *       "en": "statement",
                 *       "es": "estado de cuenta",
                 *       "note": "The monthly document",
                 *       "avoid": [
                 *         "extracto"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTerm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            409: components["responses"]["TermExists"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeTerm: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                term: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "en": "statement",
                 *       "es": "estado de cuenta",
                 *       "note": "The monthly document",
                 *       "avoid": [
                 *         "extracto"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTerm"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TermExists"];
            412: components["responses"]["EditConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTerm: {
        parameters: {
            query?: never;
            header: {
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description Required: without it the answer is 428. The ETag of what the change starts from. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                term: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["EditConflict"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSuggestions: {
        parameters: {
            query: {
                text: string;
                /** @description The key that is being written; it is no suggestion for itself. */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most alike first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: components["schemas"]["Term"][];
                        translations: {
                            key: string;
                            en: string;
                            es: string;
                            likeness: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    sayWhereIAm: {
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
                 *       "place": "message:shell.signOut"
                 *     }
                 */
                "application/json": {
                    /** @description message:<key> or change-set:<id>. */
                    place: string;
                };
            };
        };
        responses: {
            /** @description Others at the same place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        others: {
                            username: string;
                            firstName: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowedHere"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
