// Generated from openapi/tv.yaml by `npm run generate`. Change the source, not this file.
export interface paths {
    "/api/pub/tv/v1/lineup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The TV package of an account, its channels, its receivers with what each shows, and its outlets */
        get: operations["getTvLineup"];
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
        Channel: {
            number: number;
            name: string;
            /** @enum {string} */
            category: "NEWS" | "BUSINESS" | "WEATHER" | "SPORTS" | "LOCAL" | "ENTERTAINMENT" | "MUSIC" | "LEARNING";
            hd: boolean;
        };
        Receiver: {
            equipmentId: components["schemas"]["EquipmentId"];
            kind: components["schemas"]["EquipmentKind"];
            model: string;
            serialLastFour: string;
            nickname: string | null;
            /** @enum {string} */
            state: "ONLINE" | "OFFLINE" | "RESTARTING" | "UNKNOWN";
            /** @description Where its outlet is; null when it is on none that is known. */
            room: string | null;
            /** @description What it shows; null when that is not known. */
            channelNumber: number | null;
        };
        Outlet: {
            id: string;
            room: string;
            /** @description The receiver that is connected; null for none. */
            equipmentId: string | null;
        };
        Lineup: {
            /** @description In the order of their numbers. */
            channels: components["schemas"]["Channel"][];
            receivers: components["schemas"]["Receiver"][];
            outlets: components["schemas"]["Outlet"][];
        };
        /** @enum {string} */
        VendorKey: "SMB" | "SCS";
        /** @description Ten digits, shown in groups: 8347 20 1180. */
        AccountId: string;
        EquipmentId: string;
        /**
         * @description The subtypes of the specification; the last four are ours.
         * @enum {string}
         */
        EquipmentKind: "DVR_HD" | "DVR_STANDARD" | "HD_RECEIVER" | "STANDARD_RECEIVER" | "DIGITAL_TRANSPORT_ADAPTER" | "CABLE_CARD" | "TV_DEVICE" | "MODEM" | "ROUTER" | "PHONE_ADAPTER" | "WIFI_EXTENDER";
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
        /**
         * @description As Problem. NICKNAME_NOT_ALLOWED: TV devices of this network keep their name. NOT_RESTARTABLE: this kind of device has
         *     no restart. SERVICE_STOPPED: suspended or disconnected. RESTART_RUNNING: one is under way. RESTART_TOO_SOON: within the
         *     cool-down, with `againAt`. CONFLICT: the idempotency key was used for another change.
         */
        EquipmentProblem: {
            type: string;
            title: string;
            detail: string;
            status: number;
            /** @enum {string} */
            code: "CONFLICT" | "NOT_ELIGIBLE" | "NICKNAME_NOT_ALLOWED" | "NICKNAME_TOO_LONG" | "NICKNAME_INVALID" | "NOT_RESTARTABLE" | "SERVICE_STOPPED" | "RESTART_RUNNING" | "RESTART_TOO_SOON";
            transactionId?: string;
            /** @description RESTART_TOO_SOON only. */
            againAt?: components["schemas"]["Instant"];
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
    getTvLineup: {
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
            /** @description The lineup; also that of a stopped account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            /** @description The role may not, or the account has no provisioned TV (NOT_ELIGIBLE). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] | components["schemas"]["EquipmentProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Unavailable"];
        };
    };
}
