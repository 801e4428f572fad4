// Generated from openapi/support.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/support/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the articles and the pages of the portal
         * @description Capitals and accents make no difference. `match` says how the results were found: EXACT, every word; OTHER_LANGUAGE, every
         *     word in the text of the other language; SIMILAR, some words or similar spelling; NONE.
         */
        get: operations["searchSupport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories, and the most useful articles */
        get: operations["getSupportHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/categories/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles of a category */
        get: operations["getSupportCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/articles/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article */
        get: operations["getSupportArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published web forms, and what they need to know of an account
         * @description Editors publish them; words are in both languages. A form that is no longer offered is left out. `version` is the published
         *     version of all of them: answers are sent with the one that the customer saw.
         */
        get: operations["getSupportForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own cases of an account; for customer service, all of them */
        get: operations["getSupportCases"];
        put?: never;
        /**
         * Send the answers to a web form, which opens a case
         * @description The answers are held against the version of the form that the customer saw, and against the one that is published now.
         *     FORM_CHANGED when they fit the former alone: nothing is stored, and the customer answers what is new. The questions are
         *     stored as they were asked. A repeat with the same idempotency key opens nothing twice and returns the case.
         */
        post: operations["openSupportCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/cases/{caseId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a message to an own case
         * @description CASE_CLOSED for a closed one. A reply to an answered case puts it back in the queue. A repeat with the same idempotency key
         *     adds nothing twice.
         */
        post: operations["replyToSupportCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/cases/{caseId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a case of a customer, or change how far it is
         * @description For customer service. `seen` is how many messages were on the screen: CONFLICT (412) when the customer has written since.
         *     An answer needs a text; taking a case and closing it do not. CASE_CLOSED for a closed one. Whoever opened it is told of a
         *     message by e-mail and in the notification center. A repeat with the same idempotency key changes nothing twice.
         */
        post: operations["answerSupportCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a request, a reply or an answer
         * @description The body is the file. Its type is told by its content, and its name is cleaned. The id is named once, within an hour, in a
         *     request, a reply or an answer of the same person on the same account; after that the file is deleted.
         */
        post: operations["uploadSupportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/support/v1/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a message
         * @description For whoever opened the request, and customer service. A link opens it, so it needs no headers.
         */
        get: operations["downloadSupportFile"];
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
        FileId: string;
        SupportFile: {
            id: components["schemas"]["FileId"];
            /** @description Without a path */
            name: string;
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "application/pdf" | "text/plain";
            bytes: number;
        };
        /** @description Uploaded files that belong to the message. More than 5 are TOO_MANY_FILES. */
        FileIds: components["schemas"]["FileId"][];
        /** @enum {string} */
        SupportCategoryName: "BILLING" | "SERVICES" | "VOICE" | "VISITS" | "ACCOUNT";
        ArticleId: string;
        CaseId: string;
        ArticleLink: {
            id: components["schemas"]["ArticleId"];
            category: components["schemas"]["SupportCategoryName"];
            title: string;
            summary: string;
        };
        SupportHome: {
            categories: {
                name: components["schemas"]["SupportCategoryName"];
                /** @description How many it has. */
                articles: number;
            }[];
            useful: components["schemas"]["ArticleLink"][];
        };
        SupportCategory: {
            name: components["schemas"]["SupportCategoryName"];
            articles: components["schemas"]["ArticleLink"][];
        };
        SupportArticle: {
            id: components["schemas"]["ArticleId"];
            category: components["schemas"]["SupportCategoryName"];
            title: string;
            summary: string;
            /** @description The text without structure - a paragraph, heading or item of a list each. */
            body: string[];
            blocks: components["schemas"]["ArticleBlock"][];
            /** @description The page of the portal that it is about. */
            page: {
                path: string;
                title: string;
            };
            publishedAt: components["schemas"]["Instant"];
            version: number;
        };
        ArticleBlock: {
            /** @enum {string} */
            kind: "HEADING" | "SUBHEADING" | "PARAGRAPH" | "BULLETS" | "STEPS";
            /** @description The items of a list; one for the other kinds. */
            items: components["schemas"]["ArticleSpan"][][];
        };
        /** @description Part of a line. */
        ArticleSpan: {
            text: string;
            strong: boolean;
            /** @description A page of the portal, an article or a number, that this reader may open; null where it is no link. */
            href: string | null;
        };
        SearchResult: {
            /** @enum {string} */
            kind: "ARTICLE" | "PAGE";
            path: string;
            title: string;
            /** @description A part of the text, in pieces; those that match are marked. */
            extract: {
                text: string;
                isMatch: boolean;
            }[];
        };
        SearchResults: {
            /** @enum {string} */
            match: "EXACT" | "OTHER_LANGUAGE" | "SIMILAR" | "NONE";
            /** @description How many results there are, at most 300. */
            total: number;
            /** @description More match than the `total` that are offered. */
            isCapped: boolean;
            page: number;
            /** @description How many pages there are; at least 1. */
            pages: number;
            results: components["schemas"]["SearchResult"][];
        };
        /** @enum {string} */
        CaseTopic: "BILLING" | "TECHNICAL" | "ORDER" | "ACCOUNT" | "OTHER";
        /** @enum {string} */
        CaseService: "INTERNET" | "VOICE" | "VIDEO" | "MOBILE";
        /** @enum {string} */
        ContactBy: "PORTAL" | "PHONE";
        SupportCase: {
            id: components["schemas"]["CaseId"];
            /** @description First name of the customer who opened it. */
            openedBy: string;
            /** @description The form's title as the customer saw it; null for a case without a form. */
            title: string | null;
            topic: components["schemas"]["CaseTopic"];
            /** @description Null when it is not about a service. */
            service: components["schemas"]["CaseService"] | null;
            contactBy: components["schemas"]["ContactBy"];
            /** @description Ten digits, with contact by phone; else null. */
            phone: string | null;
            /**
             * @description RECEIVED: waits for an agent. IN_PROGRESS: an agent works on it. ANSWERED: an agent answered. CLOSED: nothing more can be
             *     added.
             * @enum {string}
             */
            state: "RECEIVED" | "IN_PROGRESS" | "ANSWERED" | "CLOSED";
            openedAt: components["schemas"]["Instant"];
            changedAt: components["schemas"]["Instant"];
            /** @description Oldest first; the answers to the form are the first. */
            messages: {
                /** @enum {string} */
                from: "CUSTOMER" | "AGENT";
                /** @description Of answers to a form: the questions and answers as text. */
                body: string;
                /** @description The questions of a form as they were asked, with the answers; else empty. */
                answers: {
                    question: string;
                    answer: string;
                }[];
                files: components["schemas"]["SupportFile"][];
                sentAt: components["schemas"]["Instant"];
            }[];
        };
        SupportCases: {
            /**
             * @description ASKS: a customer, with the cases that they opened. ANSWERS: customer service, with all cases of the account.
             * @enum {string}
             */
            role: "ASKS" | "ANSWERS";
            /** @description IANA name; times are shown in it. */
            timeZone: string;
            cases: components["schemas"]["SupportCase"][];
        };
        SupportForms: {
            version: components["schemas"]["FormVersion"];
            /** @description The account's day; answers that are dates are held against it. */
            today: components["schemas"]["Date"];
            /** @description Those that the account has. */
            services: components["schemas"]["CaseService"][];
            forms: {
                id: components["schemas"]["FormId"];
                definition: components["schemas"]["FormDefinition"];
            }[];
        };
        ArticleWording: {
            en: string;
            es: string;
        };
        /** @description An article as editors write it. A body has the markup of decision 91; a text without any is its paragraphs. */
        ArticleDefinition: {
            category: components["schemas"]["SupportCategoryName"];
            /** @description The page of the portal that it is about. */
            page: string;
            /** @description The toggle that its page needs; while it is off for a reader, the article is left out. */
            toggle: ("billing" | "equipment" | "voice" | "canUseSMBSpeedTestMFE") | null;
            /** @description Listed on the home page of support. */
            useful: boolean;
            /** @description Customers find it; false once it is withdrawn. */
            offered: boolean;
            /** @description Its place in the category. */
            position: number;
            title: components["schemas"]["ArticleWording"];
            summary: components["schemas"]["ArticleWording"];
            body: components["schemas"]["ArticleWording"];
        };
        FormId: string;
        FormVersion: string;
        FormWording: {
            en: string;
            es: string;
        };
        FormDefinition: {
            title: components["schemas"]["FormWording"];
            intro: components["schemas"]["FormWording"];
            /** @description The queue of the case that it becomes. */
            topic: components["schemas"]["CaseTopic"];
            /** @description Customers find it in the list. */
            offered: boolean;
            fields: components["schemas"]["FormField"][];
        };
        FormField: {
            /**
             * @description The question is asked only while an earlier CHOICE or SELECT is answered with this choice; else it is not required, and an
             *     answer to it is dropped. Without it, it is always asked.
             */
            askedIf?: {
                /** @description The id of the earlier question. */
                field: string;
                /** @description The value of one of its choices. */
                choice: string;
            };
            /** @description Names the answer; stays when the words change. */
            id: string;
            /**
             * @description SERVICE: the services of the account. CONTACT: whether we answer on the page or call, and at which number. CHOICE is a group
             *     of radio buttons.
             * @enum {string}
             */
            kind: "TEXT" | "LONG_TEXT" | "EMAIL" | "PHONE" | "NUMBER" | "DATE" | "CHOICE" | "SELECT" | "CHECKBOX" | "SERVICE" | "CONTACT";
            label: components["schemas"]["FormWording"];
            hint: components["schemas"]["FormWording"] | null;
            required: boolean;
            /** @description Most characters of a text, most digits of a number; null for other kinds. */
            maxLength: number | null;
            /** @description What an answer has to look like besides its kind. */
            rule: ("DIGITS" | "ZIP" | "LETTERS_AND_DIGITS" | "TODAY_OR_EARLIER" | "TODAY_OR_LATER") | null;
            choices: {
                value: string;
                label: components["schemas"]["FormWording"];
            }[];
        };
        CaseRequest: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            form: components["schemas"]["FormId"];
            version: components["schemas"]["FormVersion"];
            /** @description The language that the customer saw it in. */
            locale: components["schemas"]["Locale"];
            /**
             * @description By field id: a text, a date as 2026-11-24, the value of a choice, YES for a box that is checked. The number to call for a
             *     CONTACT field is under its id with ".phone".
             */
            answers: {
                [key: string]: string;
            };
            files?: components["schemas"]["FileIds"];
        };
        CaseReply: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            /** @description Blank or over the limit is TEXT_INVALID. */
            body: string;
            files?: components["schemas"]["FileIds"];
        };
        CaseAnswer: {
            accountId: components["schemas"]["AccountId"];
            idempotencyKey: string;
            /** @description Blank without a message; TEXT_INVALID when ANSWERED or a file needs one. */
            body: string;
            /**
             * @description How far it is from now on.
             * @enum {string}
             */
            state: "IN_PROGRESS" | "ANSWERED" | "CLOSED";
            /** @description How many messages were seen. */
            seen: number;
            files?: components["schemas"]["FileIds"];
        };
        /**
         * @description As Problem. TEXT_INVALID: a reply is blank or too long. ANSWERS_INVALID: answers are missing or wrong; `answers` names them.
         *     FORM_CHANGED: the form was published anew, and the answers no longer fit. FORM_NOT_OFFERED: it is no longer there.
         *     TOO_MANY_CASES: too many are open. TOO_MANY_CASE_MESSAGES: no more fit in the case. CASE_CLOSED: nothing more can be added.
         *     CONFLICT: the idempotency key was used for another request. FILE_TYPE_NOT_ACCEPTED: a file's content is none of the accepted
         *     types. FILE_UNSAFE: the scanner found malware. FILE_CHECK_UNAVAILABLE: the scanner doesn't answer. TOO_MANY_FILES: more than a
         *     message may have. FILE_NOT_AVAILABLE: a file was sent already, is too old, or is not the caller's.
         */
        SupportProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "TEXT_INVALID" | "ANSWERS_INVALID" | "FORM_CHANGED" | "FORM_NOT_OFFERED" | "TOO_MANY_CASES" | "TOO_MANY_CASE_MESSAGES" | "CASE_CLOSED" | "CONFLICT" | "FILE_TYPE_NOT_ACCEPTED" | "FILE_UNSAFE" | "FILE_CHECK_UNAVAILABLE" | "FILE_NOT_AVAILABLE" | "TOO_MANY_FILES";
            transactionId?: string;
            /** @description With ANSWERS_INVALID. */
            answers?: {
                answer: string;
                /** @enum {string} */
                error: "MISSING" | "NOT_CHOSEN" | "NOT_CHECKED" | "TOO_LONG" | "NOT_EMAIL" | "NOT_PHONE" | "NOT_NUMBER" | "NOT_DATE" | "LATER_THAN_TODAY" | "EARLIER_THAN_TODAY" | "NOT_DIGITS" | "NOT_ZIP" | "NOT_LETTERS_AND_DIGITS";
            }[];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @enum {string} */
        Locale: "en-US" | "es-US";
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
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
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
    searchSupport: {
        parameters: {
            query: {
                query: string;
                locale?: components["schemas"]["Locale"];
                page?: number;
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
            /** @description A page of results, best first; a page past the last is the last one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportHome: {
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
            /** @description Categories in display order, with their number of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportHome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportCategory: {
        parameters: {
            query?: {
                locale?: components["schemas"]["Locale"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                category: components["schemas"]["SupportCategoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Articles in display order; the first 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportArticle: {
        parameters: {
            query?: {
                locale?: components["schemas"]["Locale"];
            };
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                articleId: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article, with the page of the portal that it is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportArticle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportForms: {
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
            /** @description By topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportForms"];
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
    getSupportCases: {
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
            /** @description Last changed first; the newest 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCases"];
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
    openSupportCase: {
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
                "application/json": components["schemas"]["CaseRequest"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
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
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToSupportCase: {
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
                caseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseReply"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
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
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerSupportCase: {
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
                caseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAnswer"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
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
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            /** @description Refused for the reason in `code`. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description Refused for the reason in `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSupportFile: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
                name: string;
            };
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
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The file as it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportFile"];
                };
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
                    "application/problem+json": components["schemas"]["SupportProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSupportFile: {
        parameters: {
            query: {
                accountId: components["schemas"]["AccountId"];
            };
            header?: never;
            path: {
                fileId: components["schemas"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "application/pdf": Blob;
                    "text/plain": string;
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
}
