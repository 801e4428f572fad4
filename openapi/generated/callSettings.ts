// Generated from openapi/callSettings.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/callsettings/v1/accounts/{accountId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines that the caller may use, with their settings and where their calls go now */
        get: operations["getCallSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/callsettings/v1/accounts/{accountId}/lines/{telephoneNumber}/forwarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change where calls to a line go */
        put: operations["changeForwarding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/callsettings/v1/accounts/{accountId}/lines/{telephoneNumber}/call-guard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change which callers reach a line */
        put: operations["changeCallGuard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/callsettings/v1/accounts/{accountId}/lines/{telephoneNumber}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change caller ID, do not disturb, and how the voicemail of a line answers */
        put: operations["changePhoneSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/callsettings/v1/accounts/{accountId}/lines/{telephoneNumber}/voicemail-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new voicemail PIN; the one before is not asked for
         * @description At most ten an hour for each line (TOO_MANY_REQUESTS). A repeat sets the same PIN again.
         */
        put: operations["resetVoicemailPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/callsettings/v1/accounts/{accountId}/lines/{telephoneNumber}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name a line, and assign it to a user of the account or to nobody */
        put: operations["changeLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pub/callsettings/v1/accounts/{accountId}/forwarding-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forward all calls of several lines to one number, or stop forwarding them
         * @description Each line succeeds or is refused on its own. A line that has the wanted forwarding already counts as changed, so a
         *     repeat is safe.
         */
        post: operations["changeForwardingOfLines"];
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
        /** @description Ten digits, without the country code. */
        LineNumber: string;
        /** @description Digits. Only a number that `rules/src/forwardingNumber.rules.ts` takes is accepted. */
        TypedNumber: string;
        Number: components["schemas"]["TypedNumber"] | null;
        /** @description Grows with every change. */
        Version: number;
        /** @description `days`, `from` and `to` count unless `when` is ALWAYS; in the time zone of the account. */
        CallSchedule: {
            /** @enum {string} */
            when: "ALWAYS" | "DURING" | "OUTSIDE";
            days: ("MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN")[];
            from: string;
            to: string;
        };
        CallForwarding: {
            /** @description All calls, without ringing. The number is kept while it is off. */
            always: {
                on: boolean;
                to: components["schemas"]["Number"];
                schedule: components["schemas"]["CallSchedule"];
            };
            busy: components["schemas"]["Number"];
            noAnswer: components["schemas"]["Number"];
            unreachable: components["schemas"]["Number"];
            /** @description Simultaneous ring; at most five are accepted. */
            alsoRing: {
                number: components["schemas"]["TypedNumber"];
                /** @description Who answers presses 1, so that no mailbox takes the call. */
                confirm: boolean;
            }[];
        };
        CallGuard: {
            /**
             * @description Of likely robocalls.
             * @enum {string}
             */
            screening: "OFF" | "CHALLENGE" | "BLOCK";
            blockAnonymous: boolean;
            blocked: components["schemas"]["TypedNumber"][];
            allowed: components["schemas"]["TypedNumber"][];
            /**
             * @description What happens to a blocked call.
             * @enum {string}
             */
            treatment: "MESSAGE" | "VOICEMAIL" | "HANG_UP";
        };
        PhoneSettings: {
            /** @description Stored in capital letters; at most 15. */
            callerIdName: string;
            showCallerId: boolean;
            doNotDisturb: boolean;
            /** @description Until a call counts as not answered. */
            rings: number;
            /**
             * @description PERSONAL needs a recorded one.
             * @enum {string}
             */
            greeting: "STANDARD" | "NAME" | "PERSONAL";
        };
        NewPin: {
            pin: string;
        };
        LineDetails: {
            /** @description Empty for none. */
            label: string;
            /** Format: uuid */
            assignedTo: string | null;
        };
        ForwardingOfLines: {
            lines: {
                telephoneNumber: components["schemas"]["LineNumber"];
                /** @description Of its forwarding. */
                version: number;
            }[];
            /** @description Null to stop forwarding. */
            to: components["schemas"]["Number"];
        };
        ForwardingResults: {
            settings: components["schemas"]["CallSettings"];
            results: {
                telephoneNumber: components["schemas"]["LineNumber"];
                /** @enum {string} */
                code: "CHANGED" | "CONFLICT" | "OWN_NUMBER" | "LOOP" | "NOT_AVAILABLE";
            }[];
        };
        /** @description Where a call goes now, if nobody is on the telephone. */
        CallRoute: {
            /** @enum {string} */
            reason: "NORMAL" | "FORWARDED" | "DO_NOT_DISTURB" | "UNREACHABLE" | "LOOP";
            /** @description The lines that pass it on. */
            via: components["schemas"]["LineNumber"][];
            ringing: {
                number: components["schemas"]["LineNumber"];
                /** @description A line of the account. */
                isLine: boolean;
                confirm: boolean;
            }[];
            /** @description How long it rings until `then`; 0 when others decide. */
            seconds: number;
            then: {
                /** @enum {string} */
                kind: "VOICEMAIL" | "NUMBER" | "NONE";
                number: components["schemas"]["LineNumber"] | null;
            };
            /** @description When a schedule changes it next; null when none does. */
            until: components["schemas"]["Instant"] | null;
        };
        LineSettings: {
            forwarding: components["schemas"]["CallForwarding"];
            guard: components["schemas"]["CallGuard"];
            phone: components["schemas"]["PhoneSettings"];
            versions: {
                forwarding: components["schemas"]["Version"];
                guard: components["schemas"]["Version"];
                phone: components["schemas"]["Version"];
            };
            hasRecordedGreeting: boolean;
            pinChangedAt: components["schemas"]["Instant"] | null;
            route: components["schemas"]["CallRoute"];
        };
        Person: {
            /** Format: uuid */
            userId: string;
            name: string;
        };
        CallLine: {
            telephoneNumber: components["schemas"]["LineNumber"];
            label: string | null;
            /** @enum {string} */
            kind: "PHONE" | "FAX";
            /** @enum {string} */
            platform: "META_SWITCH" | "HOSTED";
            /** @enum {string} */
            status: "ACTIVE" | "SUSPENDED" | "PENDING";
            assignedTo: components["schemas"]["Person"] | null;
            version: components["schemas"]["Version"];
            /** @description Null for Hosted Voice, which is set elsewhere. */
            settings: components["schemas"]["LineSettings"] | null;
        };
        CallSettings: {
            /** @description IANA name; schedules and times are in it. */
            timeZone: string;
            at: components["schemas"]["Instant"];
            /** @description Whether the caller names and assigns lines. */
            mayManage: boolean;
            /** @description Who may. */
            managers: {
                firstName: string;
                role: components["schemas"]["Role"];
            }[];
            /** @description To whom a line can be assigned; empty for who may not. */
            people: components["schemas"]["Person"][];
            lines: components["schemas"]["CallLine"][];
        };
        /** @description As Problem. CALL_SETTINGS_REFUSED has `errors`, by field. NOT_ON_THIS_LINE: its platform or kind has no such setting. */
        CallSettingsProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "NOT_ELIGIBLE" | "CALL_SETTINGS_REFUSED" | "NOT_ON_THIS_LINE";
            transactionId?: string;
            errors?: {
                field: string;
                /** @enum {string} */
                code: "MISSING" | "INVALID" | "TOO_LONG" | "TOO_WEAK" | "TOO_PERSONAL" | "EMERGENCY" | "PREMIUM" | "INTERNATIONAL" | "OWN_NUMBER" | "LOOP" | "REPEATED" | "TOO_MANY" | "NO_DAYS" | "ENDS_BEFORE_IT_STARTS" | "LISTED" | "ON_OTHER_LIST" | "FULL" | "NOT_RECORDED" | "NOT_ON_ACCOUNT";
                through?: components["schemas"]["LineNumber"];
            }[];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        /**
         * Format: date-time
         * @description A year 0 and leap seconds are not taken.
         */
        Instant: string;
        /** @enum {string} */
        Role: "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";
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
        /** @description As Problem. */
        VoiceProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "NOT_ELIGIBLE" | "CPNI_REQUIRED";
            transactionId?: string;
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
        AccountIdInPath: components["schemas"]["AccountId"];
        /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
        AntiForgery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCallSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in the account's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned voice (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CallSettingsProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeForwarding: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                telephoneNumber: components["schemas"]["LineNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallForwarding"];
            };
        };
        responses: {
            /** @description The lines, in the account's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned voice (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CallSettingsProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The settings are refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CallSettingsProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCallGuard: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                telephoneNumber: components["schemas"]["LineNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallGuard"];
            };
        };
        responses: {
            /** @description The lines, in the account's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned voice (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CallSettingsProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The settings are refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CallSettingsProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePhoneSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                telephoneNumber: components["schemas"]["LineNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneSettings"];
            };
        };
        responses: {
            /** @description The lines, in the account's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned voice (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CallSettingsProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The settings are refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CallSettingsProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetVoicemailPin: {
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
                accountId: components["parameters"]["AccountIdInPath"];
                telephoneNumber: components["schemas"]["LineNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPin"];
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /**
             * @description The account has no provisioned voice (NOT_ELIGIBLE), the user does not comply with the CPNI rules yet
             *     (CPNI_REQUIRED), or is staff who act for a customer (NOT_ALLOWED).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["VoiceProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The settings are refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CallSettingsProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeLine: {
        parameters: {
            query?: never;
            header: {
                /** @description SMB for the business site, SCS for the community site (SHELL-01). Must be the key of the site that the host stands for. */
                "x-vendor-key": components["parameters"]["VendorKey"];
                "x-client-type": components["parameters"]["ClientType"];
                /** @description The token that came with the page or with the last sign-in. It is regenerated at sign-in (SESS-07). */
                "x-csrf-token": components["parameters"]["AntiForgery"];
                /** @description The version that was seen, in quotes: "3". */
                "if-match": string;
            };
            path: {
                accountId: components["parameters"]["AccountIdInPath"];
                telephoneNumber: components["schemas"]["LineNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineDetails"];
            };
        };
        responses: {
            /** @description The lines, in the account's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned voice (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CallSettingsProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            412: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The settings are refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CallSettingsProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeForwardingOfLines: {
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
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForwardingOfLines"];
            };
        };
        responses: {
            /** @description The lines as they are now, and the result of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForwardingResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned voice (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["CallSettingsProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The settings are refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CallSettingsProblem"];
                };
            };
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
